# A server of both games: docker build -t baghdad . && docker run -p 8765:8765 -v baghdad:/data baghdad
FROM python:3.13-slim AS build
WORKDIR /source
RUN python -m venv /opt/baghdad
COPY requirements.lock ./
RUN /opt/baghdad/bin/pip install --no-cache-dir --no-compile --no-deps -r requirements.lock
COPY . .
# Without Node here, the build hook takes it from a wheel to build the page.
RUN /opt/baghdad/bin/pip install --no-cache-dir --no-compile ".[postgres]"

FROM python:3.13-slim
COPY --from=build /opt/baghdad /opt/baghdad
RUN useradd --system --uid 10001 --no-create-home baghdad && mkdir /data /cache && chown baghdad /data /cache
USER 10001
ENV PATH=/opt/baghdad/bin:$PATH BAGHDAD_DATA=/data BAGHDAD_CACHE=/cache
VOLUME ["/data", "/cache"]
EXPOSE 8765
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8765/healthz', timeout=2)"]
ENTRYPOINT ["baghdad", "serve", "--host", "0.0.0.0", "--quiet"]
