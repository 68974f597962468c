import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig, fontProviders, sharpImageService } from 'astro/config';
import sharp from 'sharp';
import { loadEnv } from 'vite';
import { identifyBuild } from './scripts/build-identity.ts';
import { connectSources } from './scripts/connect-sources.ts';
import { intentDirective } from './scripts/intent-integration.ts';
import { offlineWorker } from './scripts/offline-worker.ts';
import { freshContent } from './scripts/rebuilding/content-store.ts';
import { keptOutput } from './scripts/rebuilding/kept-output.ts';
import { inlineScripts } from './scripts/vite/inline-script.ts';
import { plainImports } from './scripts/vite/plain-imports.ts';
import { sharedChunk } from './scripts/vite/shared-chunk.ts';
import { analyticsOrigins } from './src/lib/analytics/analytics-configuration.ts';
import { geocoderOrigin, parseGeocoderAddress } from './src/lib/places/geocoder-address.ts';

// Astro runs one transformation a core; more threads inside each only get in each other's way.
sharp.concurrency(1);

/** AVIF effort from 0 (fast) to 9 (smallest). Each step costs much time for few bytes; a deployment may set 4. */
const avifEffort = Number(process.env['IMAGE_EFFORT'] || 0);

/** What an operator configures, from the environment or `.env`, as the browser's code has it too. */
const settings = loadEnv('production', process.cwd(), ['PUBLIC_', 'ANALYTICS_']);
/** What pages may load from and send to besides the site itself: nothing, unless analytics is configured. */
const measuring = analyticsOrigins(settings);
const sources = ["'self'", ...measuring];
const geocoder = geocoderOrigin(parseGeocoderAddress(settings['PUBLIC_GEOCODER_URL']));

process.env.BUILD_IDENTITY = JSON.stringify(identifyBuild());

export default defineConfig({
  output: 'static',
  adapter: node({ mode: 'middleware', bodySizeLimit: 262_144 }),
  integrations: [react(), intentDirective(), freshContent(), offlineWorker(), keptOutput()],
  trailingSlash: 'ignore',
  build: { format: 'directory', inlineStylesheets: 'always', concurrency: 4 },
  compressHTML: true,
  devToolbar: { enabled: false },
  prefetch: false,
  security: {
    // Endpoints check it themselves, for every kind of content: src/lib/server/http/endpoint.ts.
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'self'",
        `img-src ${sources.join(' ')} data:`,
        "base-uri 'self'",
        "form-action 'self'",
        "object-src 'none'",
        ...connectSources([...measuring, geocoder]),
      ],
      scriptDirective: { resources: sources },
    },
  },
  image: {
    service: sharpImageService({ avif: { effort: avifEffort }, webp: { effort: 2 } }),
  },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Fraunces',
      cssVariable: '--font-fraunces',
      fallbacks: ['serif'],
      optimizedFallbacks: true,
      options: {
        variants: [
          {
            weight: '100 900',
            style: 'normal',
            src: ['@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'],
          },
        ],
      },
    },
  ],
  session: false,
  markdown: { syntaxHighlight: false },
  vite: {
    plugins: [inlineScripts(), plainImports(), sharedChunk()],
    server: { watch: { ignored: ['**/bench/**', '**/data/**', '**/test-results/**'] } },
  },
  experimental: { incrementalBuild: true },
});
