import node from '@astrojs/node';
import { defineConfig, fontProviders, sharpImageService } from 'astro/config';
import sharp from 'sharp';
import { identifyBuild } from './scripts/build-identity.ts';

// Astro runs one transformation a core; more threads inside each only get in each other's way.
sharp.concurrency(1);

/** AVIF effort from 0 (fast) to 9 (smallest). Each step costs much time for few bytes; a deployment may set 4. */
const avifEffort = Number(process.env['IMAGE_EFFORT'] || 0);

process.env.BUILD_IDENTITY = JSON.stringify(identifyBuild());

export default defineConfig({
  output: 'static',
  adapter: node({ mode: 'middleware', bodySizeLimit: 262_144 }),
  trailingSlash: 'ignore',
  build: { format: 'directory', inlineStylesheets: 'always', concurrency: 4 },
  compressHTML: true,
  devToolbar: { enabled: false },
  prefetch: false,
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "base-uri 'self'",
        "form-action 'self'",
        "object-src 'none'",
      ],
    },
  },
  image: {
    service: sharpImageService({ avif: { effort: avifEffort, quality: 52 }, webp: { effort: 2, quality: 76 } }),
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
  vite: { server: { watch: { ignored: ['**/bench/**', '**/data/**', '**/test-results/**'] } } },
  experimental: { incrementalBuild: true },
});
