# The site with its API. Build: docker build --build-arg SITE_URL=https://www.example.com -t palawan .
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
ARG SITE_URL=
ENV SITE_URL=$SITE_URL ASTRO_TELEMETRY_DISABLED=1
RUN npm run build

FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# The pinned Node is for machines that have another one.
RUN npm ci --omit=dev --omit=optional --ignore-scripts

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4321 DATA_DIR=/data
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY host host
COPY operator operator
COPY src src
COPY --from=build /app/dist dist
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 4321
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "host/main.ts"]
