// @ts-check
import { join } from 'node:path';
import react from '@astrojs/react';
import { defineConfig, fontProviders, sharpImageService } from 'astro/config';
import sharp from 'sharp';
import { loadEnv } from 'vite';
import { refreshContent } from './build/incremental/content-store.ts';
import { OUTPUT } from './build/incremental/output-folder.ts';
import { preserveOutput } from './build/incremental/preserve-output.ts';
import { storeBundle } from './build/incremental/store-bundle.ts';
import { identifyBuild } from './build/plugins/build-identity.ts';
import { chunks } from './build/plugins/chunks.ts';
import { connectSources } from './build/plugins/connect-sources.ts';
import { developmentApi } from './build/plugins/development-api.ts';
import { inlineScripts, scriptFiles } from './build/plugins/inline-script.ts';
import { intentDirective } from './build/plugins/intent-directive.ts';
import { languageRoutes } from './build/plugins/language-routes.ts';
import { messages } from './build/plugins/messages.ts';
import { noPreloadHelper } from './build/plugins/no-preload-helper.ts';
import { offlineWorker } from './build/plugins/service-worker.ts';
import { siteMap } from './build/plugins/site-map.ts';
import { stableOutput } from './build/plugins/stable-output.ts';
import { analyticsOrigins } from './src/lib/analytics/analytics-configuration.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from './src/lib/languages/language.ts';
import { geocoderOrigin, parseGeocoderAddress } from './src/lib/places/geocoder-url.ts';

// Astro runs one image transformation a core already.
sharp.concurrency(1);

/** AVIF effort from 0 (fast) to 9 (smallest). A step costs much time for few bytes. */
const avifEffort = Number(process.env['IMAGE_EFFORT'] || 0);

/** Build settings from the environment or `.env`. */
const settings = loadEnv('production', process.cwd(), ['PUBLIC_', 'ANALYTICS_']);
/** Origins of the analytics service; empty without one. */
const measuring = analyticsOrigins(settings);
const sources = ["'self'", ...measuring];
const geocoder = geocoderOrigin(parseGeocoderAddress(settings['PUBLIC_GEOCODER_URL']));

process.env.BUILD_IDENTITY = JSON.stringify(identifyBuild(Date.now()));

export default defineConfig({
  output: 'static',
  outDir: join(OUTPUT, 'client'),
  integrations: [
    react(),
    languageRoutes(),
    developmentApi(),
    intentDirective(),
    refreshContent(),
    siteMap(),
    offlineWorker(),
    storeBundle(),
    preserveOutput(),
  ],
  i18n: { locales: [...LANGUAGE_CODES], defaultLocale: DEFAULT_LANGUAGE },
  trailingSlash: 'ignore',
  build: { format: 'directory', inlineStylesheets: 'always', concurrency: 4 },
  compressHTML: true,
  devToolbar: { enabled: false },
  prefetch: false,
  security: {
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
            weight: '600',
            style: 'normal',
            src: ['@fontsource/fraunces/files/fraunces-latin-600-normal.woff2'],
          },
        ],
      },
    },
  ],
  session: false,
  markdown: { syntaxHighlight: false },
  vite: {
    plugins: [inlineScripts(), scriptFiles(), noPreloadHelper(), messages(), chunks(), stableOutput()],
    server: { watch: { ignored: ['**/bench/**', '**/data/**', '**/test-results/**'] } },
  },
  experimental: { incrementalBuild: true },
});
