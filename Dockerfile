# Builds everything from the lockfile, with nothing but Node and npm, the same way `npm start` does.
FROM node:22-bookworm-slim AS build
WORKDIR /traip
COPY . .
RUN node scripts/prepare.mjs --build
# What only developers need stays behind: tests, trials, benchmarks and checks.
RUN rm -rf bench checks docs e2e mutants ops trials scripts/test* apps/*/src/testing \
  && find apps packages scripts -path '*/node_modules' -prune -o -name '*.test.ts*' -exec rm {} +

FROM node:22-bookworm-slim
ENV NODE_ENV=production PORT=3000 METRICS_PORT=9464 METRICS_HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /traip
COPY --from=build --chown=node:node /traip /traip
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000 9464
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD node -e "fetch('http://127.0.0.1:'+process.env.PORT+'/ready').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"
CMD ["node_modules/.bin/node", "apps/traip/src/main.ts"]
