import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Scripts that run before a page is painted; a preview runs none. */
const SCRIPT_TEXT = /\?(?:inline-script|script-file)$/;

/** Astro's module with all content, and the file that it is made of. */
const CONTENT_MODULE = '\0astro:data-layer-content';
const CONTENT_FILE = '.astro/data-store.json';

/**
 * Plugin that watches no file and bundles nothing for browsers. Content is read again when it is
 * asked for, and a watcher would do it a second time.
 */
export function serveWithoutBrowser(): Plugin {
  return {
    name: 'serve-without-browser',
    config: (config) => {
      config.server = { ...config.server, watch: null, hmr: false, ws: false };
      config.optimizeDeps = { noDiscovery: true, include: [] };
    },
    // Nobody steps through a preview.
    configEnvironment: () => ({ dev: { sourcemap: false } }),
    load: { order: 'pre', handler: (id) => (SCRIPT_TEXT.test(id) ? 'export default "";' : null) },
  };
}

/**
 * Plugin that reads all content as JSON. Astro makes a module of it, and parsing that as code takes
 * two thirds of the time in which a page is rendered again.
 */
export function readContentAsJson(root: string): Plugin {
  const file = JSON.stringify(join(root, CONTENT_FILE));
  return {
    name: 'read-content-as-json',
    load: {
      order: 'pre',
      handler: (id) =>
        id === CONTENT_MODULE
          ? `import { readFileSync } from 'node:fs';\nexport default JSON.parse(readFileSync(${file}, 'utf8'));`
          : null,
    },
  };
}
