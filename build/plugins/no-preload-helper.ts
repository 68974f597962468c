import type { Plugin } from 'vite';

/** The module that Vite's build puts around every import on demand. */
const PRELOADER = '\0vite/preload-helper.js';

/**
 * Leaves imports on demand as they are. Vite's preloader would be the largest part of what runs before the first touch
 * (0.7 KB), and no script of this site that comes late brings a style sheet. A script that does not come is answered all the
 * same: see islands/start/chunk-load-errors.ts.
 */
export function noPreloadHelper(): Plugin {
  return {
    name: 'no-preload-helper',
    enforce: 'pre',
    configEnvironment: () => ({ build: { modulePreload: false } }),
    load: (id) => (id === PRELOADER ? 'export const __vitePreload = (load) => load();' : null),
  };
}
