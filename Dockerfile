# syntax=docker/dockerfile:1
# Akhet's server. `docker compose up` runs it with SQLite, `docker compose -f compose.postgresql.yml up` with PostgreSQL.

# Build the wheel, with the browser app in it.
FROM python:3.13-slim AS build
WORKDIR /src
RUN pip install --no-cache-dir build==1.6.1
COPY . .
RUN python -m build --wheel --outdir /wheels

FROM python:3.13-slim
# The pinned dependencies first: they change less often than the code.
COPY requirements/server.txt /tmp/server.txt
RUN pip install --no-cache-dir --require-hashes --only-binary :all: -r /tmp/server.txt
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --no-deps /wheels/*.whl && rm -r /wheels /tmp/server.txt \
    && useradd --create-home --uid 10001 akhet && mkdir /data && chown akhet /data
USER 10001

# /data holds the SQLite database and the compiled rules, so that a new container starts quickly.
ENV AKHET_DATA_DIR=/data AKHET_CACHE_DIR=/data/cache
VOLUME /data
EXPOSE 8000
# The first start compiles the rules, which can take minutes on a small machine.
HEALTHCHECK --start-period=5m --interval=30s --timeout=5s CMD \
    ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["akhet"]
CMD ["serve", "--host", "0.0.0.0"]
