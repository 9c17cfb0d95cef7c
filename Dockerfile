# One image per service: `docker build --build-arg SERVICE=recipe-service .`
# The build stage is the same for all of them, so it runs once.
FROM swift:6.3-bookworm AS build
WORKDIR /larder
COPY Scripts/packages.sh Scripts/build-release.sh Scripts/bundle-app.sh Scripts/
RUN Scripts/packages.sh build && rm -rf /var/lib/apt/lists/*
COPY Package.swift ./
COPY Plugins Plugins
COPY Shared Shared
COPY Services Services
COPY Tests Tests
RUN Scripts/build-release.sh \
    && mkdir -p /out/resources /out/roles \
    && for program in .build/release/larder .build/release/*-service; do \
        name=$(basename "$program") && strip -o "/out/$name" "$program" && mkdir "/out/roles/${name%-service}"; done \
    && strip -o /out/larder-media .build/release/larder-media \
    && cp -r .build/release/*.resources /out/resources/

FROM debian:bookworm-slim AS runtime
RUN apt-get update -qq \
    && apt-get install -y -qq --no-install-recommends ca-certificates tzdata libmicrohttpd12 libcurl4 libpq5 \
        libsqlite3-0 libxml2 libqrencode4 libsodium23 libnettle8 libhogweed6 libical3 libarchive13 libstdc++6 \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --system --uid 10001 --no-create-home larder \
    && mkdir -p /var/lib/larder /run/larder /run/role /run/roles \
    && chown -R larder /var/lib/larder /run/larder /run/role /run/roles
USER larder
WORKDIR /opt/larder
ENV LARDER_HOST=0.0.0.0 LARDER_DATA=/var/lib/larder

# PostgreSQL with Patroni and etcd, for compose.scale.yml. Nothing here runs as root.
FROM debian:trixie-slim AS database
RUN mkdir -p /etc/postgresql-common \
    && echo 'create_main_cluster = false' > /etc/postgresql-common/createcluster.conf \
    && apt-get update -qq \
    && apt-get install -y -qq --no-install-recommends postgresql-17 patroni python3-etcd etcd-server \
    && rm -rf /var/lib/apt/lists/* \
    && install -d -o postgres -g postgres /var/lib/postgresql /var/lib/etcd /run/cluster \
    && install -d -o postgres -g postgres -m 2775 /run/postgresql
USER postgres
ENV LANG=C.UTF-8 PATH=/usr/lib/postgresql/17/bin:$PATH

FROM runtime AS service
ARG SERVICE=larder
# Only these read pictures, and the libraries for that are many.
USER root
RUN case "$SERVICE" in larder | recipe-service) \
        apt-get update -qq \
        && apt-get install -y -qq --no-install-recommends libvips42 libtesseract5 liblept5 libpoppler-glib8 \
            tesseract-ocr-eng tesseract-ocr-deu tesseract-ocr-fra tesseract-ocr-spa tesseract-ocr-osd \
        && rm -rf /var/lib/apt/lists/* ;; \
    esac
USER larder
COPY --from=build /out/larder-media /opt/larder/larder-media
# `migrate` writes the password of each service's role here.
COPY --from=build --chown=larder /out/roles/ /run/roles/
# COPY copies a folder's contents, so the resource folders keep their names.
COPY --from=build /out/resources/ /opt/larder/
COPY --from=build /out/${SERVICE} /opt/larder/service
HEALTHCHECK --interval=10s --start-period=20s --start-interval=500ms --timeout=3s --retries=3 \
    CMD ["/opt/larder/service", "health"]
ENTRYPOINT ["/opt/larder/service"]
