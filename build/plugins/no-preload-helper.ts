import type { Plugin } from 'vite';

/** The module that Vite's build puts around every import on demand. */
const PRELOADER = '\0vite/preload-helper.js';

/** A plain import on demand with the call that Vite's build puts around it. */
const PRELOADED = /__vitePreload\(\s*\(\)\s*=>\s*((?:[^()]|\((?:[^()]|\([^()]*\))*\))*?),\s*__VITE_PRELOAD__\s*\)/g;

/**
 * Plugin that removes Vite's preload helper from dynamic imports. It would be the largest part of
 * the code before interaction (0.7 KB), and no chunk of this site has a style sheet. Failed imports
 * are handled in islands/start/chunk-load-errors.ts.
 */
export function noPreloadHelper(): Plugin {
  return {
    name: 'no-preload-helper',
    enforce: 'pre',
    configEnvironment: () => ({ build: { modulePreload: false } }),
    load: (id) => (id === PRELOADER ? 'export const __vitePreload = (load) => load();' : null),
    renderChunk: (code) => (code.includes('__VITE_PRELOAD__') ? code.replace(PRELOADED, '$1') : null),
  };
}
