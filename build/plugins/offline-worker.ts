import AstroPWA from '@vite-pwa/astro';
import type { AstroIntegration } from 'astro';

/** Says that nothing is put into the worker while it is bundled: the types know no such worker. */
const NO_INJECTION: object = { injectionPoint: undefined };

/**
 * Bundles the service worker. What it saves is not known yet, because pages are finished later:
 * build/finish/write-offline.ts lists it, and the manifest is a page of its own.
 */
export function offlineWorker(): AstroIntegration {
  return AstroPWA({
    strategies: 'injectManifest',
    srcDir: 'src/worker',
    filename: 'sw.ts',
    // Beside a server, the worker would be put into the server's folder.
    outDir: 'dist/client',
    injectRegister: false,
    manifest: false,
    injectManifest: { ...NO_INJECTION, rollupFormat: 'iife', target: 'es2022', minify: 'oxc' },
  });
}
