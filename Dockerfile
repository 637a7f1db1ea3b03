# The bot alone, for PostgreSQL or a file in /data; `docker compose up` starts it with a database.
FROM python:3.13-slim AS made
WORKDIR /source
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY bot bot
COPY cogs cogs
COPY engine engine
COPY renders renders
RUN python -m venv /opt/bot \
    && PIP_CONSTRAINT=constraints.txt /opt/bot/bin/pip install --no-cache-dir ".[operations,postgresql]"
# What each package says of itself, its license and where its source is (psycopg is LGPL), and the texts.
WORKDIR /opt/bot/lib/python3.13/site-packages
RUN mkdir /licenses \
    && find . -type f -path '*.dist-info/*' \( -name METADATA -o -iname 'licen[cs]e*' -o -iname 'copying*' \
        -o -iname 'notice*' -o -iname 'ofl*' \) -exec cp --parents '{}' /licenses ';'

FROM python:3.13-slim
RUN useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin bot \
    && install --directory --owner=bot --mode=0700 /data
COPY --from=made /opt/bot /opt/bot
COPY --from=made /licenses /usr/share/licenses/seven-wonders
ENV PATH=/opt/bot/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    DATABASE=/data/seven_wonders.sqlite3 \
    LOG_FORMAT=json \
    METRICS_HOST=0.0.0.0 \
    METRICS_PORT=9464
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s CMD ["python", "-m", "bot.operations.health_check"]
CMD ["seven-wonders", "bot"]
