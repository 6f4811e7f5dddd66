# syntax=docker/dockerfile:1
# Builds everything from the lockfile, with nothing but Node and npm, the same way `npm start` does. docs/operations.md.
FROM node:26.10.0-bookworm-slim AS build
WORKDIR /build
# The packages first: they are installed again only when the lockfile changes.
COPY package.json package-lock.json ./
COPY scripts scripts
COPY apps/api/package.json apps/api/
COPY apps/traip/package.json apps/traip/
COPY apps/web/package.json apps/web/
COPY packages/client/package.json packages/client/
COPY packages/contract/package.json packages/contract/
COPY packages/engine/package.json packages/engine/
COPY bench/package.json bench/
COPY checks/package.json checks/
COPY e2e/package.json e2e/
COPY trials/package.json trials/
RUN node scripts/prepare.mjs
COPY . .
RUN node scripts/prepare.mjs --build
RUN node scripts/production/main.ts /production --without-node

FROM node:26.10.0-bookworm-slim
LABEL org.opencontainers.image.title="Traip" \
  org.opencontainers.image.description="Where sports leagues and tournaments live" \
  org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production PORT=3000 METRICS_PORT=9464 METRICS_HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /traip
RUN mkdir -m 700 /data && chown node:node /data
# Owned by root: whoever breaks in can't change the program, and the root file system can be read-only.
COPY --from=build /production /traip
USER node
VOLUME /data
EXPOSE 3000 9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/ready').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "apps/traip/dist/main.js"]
