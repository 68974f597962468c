import { join } from 'node:path';
import AstroPWA from '@vite-pwa/astro';
import type { AstroIntegration } from 'astro';
import { OUTPUT } from '../incremental/output-folder.ts';

/** Turns off the injection of a manifest; the types lack this option. */
const NO_INJECTION: object = { injectionPoint: undefined };

/**
 * Bundles the service worker. Its precache list is written later by build/finish/write-offline.ts,
 * and the web manifest is a page.
 */
export function offlineWorker(): AstroIntegration {
  return AstroPWA({
    strategies: 'injectManifest',
    srcDir: 'src/worker',
    filename: 'sw.ts',
    // Beside a server, the worker would be put into the server's folder.
    outDir: join(OUTPUT, 'client'),
    injectRegister: false,
    manifest: false,
    injectManifest: { ...NO_INJECTION, rollupFormat: 'iife', target: 'es2022', minify: 'oxc' },
  });
}
