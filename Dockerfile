# The server with its browser client, from the compiled wheel. Build: docker build -t grimtable .
FROM node:22-slim AS client
WORKDIR /build
COPY scripts/web scripts/node scripts/
COPY web web
COPY docs/rules docs/rules
COPY docs/rulebooks docs/rulebooks
COPY src/grimtable/locales src/grimtable/locales
RUN scripts/web

FROM python:3.11 AS wheel
WORKDIR /build
COPY constraints.txt ./
ENV PIP_CONSTRAINT=/build/constraints.txt
RUN pip install --no-cache-dir build
COPY pyproject.toml setup.py MANIFEST.in README.md CHANGELOG.md LICENSE NOTICE ./
COPY scripts scripts
COPY web web
COPY docs/rules docs/rules
COPY docs/rulebooks docs/rulebooks
COPY src src
COPY --from=client /build/src/grimtable/web src/grimtable/web
RUN GRIMTABLE_COMPILE=1 python -m build --wheel

FROM python:3.11-slim
COPY constraints.txt /install/
COPY --from=wheel /build/dist /install/
RUN pip install --no-cache-dir -c /install/constraints.txt /install/*.whl \
    && useradd --system --create-home --uid 10001 grimtable \
    && install -d -o grimtable -m 0700 /data
USER grimtable
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/health')"]
ENTRYPOINT ["grimtable", "serve", "--host", "0.0.0.0", "--port", "8000", "--data", "/data"]
