# The shop as one image: built with everything, shipped with what it needs to run, as an ordinary user.
# By digest, so that the same commit builds the same image; how to raise it: docs/decisions/025-images-and-packages.md
FROM node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20 AS build
WORKDIR /shop
COPY package.json package-lock.json ./
# No package's own script: native parts come prebuilt, and this image has its Node already.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY tsconfig.json vite.config.ts ./
COPY scripts/assets/ascii-chunks.ts scripts/assets/
COPY scripts/assets/compress-assets.ts scripts/assets/
COPY scripts/assets/inline-scripts.ts scripts/assets/
COPY api api
COPY web web
RUN node_modules/.bin/tsc -p api/tsconfig.build.json \
 && node api/bundle.js \
 && node_modules/.bin/vite build --logLevel warn \
 && node_modules/.bin/vite build --ssr src/server.tsx --logLevel warn \
 && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
ENV MALLOC_ARENA_MAX=1 GLIBC_TUNABLES=glibc.malloc.hugetlb=1:glibc.malloc.mmap_threshold=33554432
WORKDIR /shop
COPY --from=build /shop/package.json ./
COPY --from=build /shop/node_modules node_modules
COPY --from=build /shop/dist dist
# The one folder that the shop writes to; everything else may be read-only.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--disable-warning=DEP0169", "--min-semi-space-size=8", "--max-semi-space-size=8", "--heap-growing-percent=40", "dist/shop/main.js"]
