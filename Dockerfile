# The server with its web client. Build: docker build -t grimtable .
FROM node:20-slim AS web
WORKDIR /build/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm install --no-save --no-audit --no-fund
COPY web ./
COPY src/grimtable/locales /build/src/grimtable/locales
COPY docs/rules /build/docs/rules
RUN npm run build

FROM python:3.11-slim
WORKDIR /build
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY src ./src
COPY --from=web /build/src/grimtable/web ./src/grimtable/web
RUN pip install --no-cache-dir -c constraints.txt '.[server]' \
    && useradd --system --create-home --uid 10001 grimtable \
    && install -d -o grimtable -m 0700 /data
USER grimtable
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/health')"]
ENTRYPOINT ["grimtable", "serve", "--host", "0.0.0.0", "--port", "8000", "--data", "/data"]
