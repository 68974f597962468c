import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroConfig, AstroIntegration, AstroPrerenderer } from 'astro';
import type { BuildInternals } from '../../node_modules/astro/dist/core/build/internal.js';
import { bundleInputs } from './bundle-inputs.ts';
import { type Bundle, BundleStore, CODE, contentModules } from './bundle-store.ts';
import { filesBelow } from './files-below.ts';
import { keepEqualPages } from './unchanged-pages.ts';

/** The name of the integration: a build that bundles nothing leaves it out. */
export const STORE_BUNDLE = 'store-bundle';

const ENTRY = /^prerender-entry\..+\.mjs$/;

/** What the code that renders pages exports: an application of Astro's build. */
interface PrerenderEntry {
  readonly app: { setInternals: (internals: BuildInternals) => void };
}

/** Lets Astro load the code that renders pages, and returns what it knows of its bundles. */
async function setupObserved(own: AstroPrerenderer, code: string): Promise<BuildInternals> {
  const name = readdirSync(code).find((file) => ENTRY.test(file));
  if (name === undefined) throw new Error(`${code} has no entry.`);
  const { app }: PrerenderEntry = await import(pathToFileURL(join(code, name)).href);
  const { setInternals } = app;
  let internals: BuildInternals | undefined;
  app.setInternals = (given) => {
    internals = given;
    setInternals.call(app, given);
  };
  await own.setup?.();
  if (!internals) throw new Error('Astro has handed over no bundles.');
  return internals;
}

/**
 * Stores what Astro has bundled. A build after changed texts and prices can then render pages
 * without bundling: see render-content.ts.
 */
export function storeBundle(): AstroIntegration {
  let config: AstroConfig;
  let store: BundleStore;
  let inputs = '';
  let since = 0;
  let bundle: Bundle | undefined;
  const rendered = new Map<string, string>();
  let setPrerenderer: (wrap: (own: AstroPrerenderer) => AstroPrerenderer) => void;

  async function setup(own: AstroPrerenderer): Promise<void> {
    const client = fileURLToPath(config.outDir);
    const code = join(client, CODE);
    // It is elsewhere where the output is outside of the project.
    if (!existsSync(code)) return own.setup?.();
    const internals = await setupObserved(own, code);
    store.storeCode(client);
    const isOfBuild = (name: string) => !name.startsWith(CODE) && statSync(join(client, name)).ctimeMs >= since;
    const files = filesBelow(client).filter(isOfBuild);
    bundle = structuredClone({
      inputs,
      client: config.outDir.href,
      site: config.site,
      contentModules: contentModules(config.root),
      files,
      internals: { ...internals, extractedChunks: [] },
      referencedImages: globalThis.astroAsset.referencedImages ?? new Set(),
    });
  }

  return {
    name: STORE_BUNDLE,
    hooks: {
      'astro:config:done': (options) => {
        config = options.config;
        store = new BundleStore(fileURLToPath(config.cacheDir));
      },
      'astro:build:start': (options) => {
        since = store.open();
        inputs = bundleInputs(fileURLToPath(config.root));
        setPrerenderer = options.setPrerenderer;
      },
      // Not sooner: with a prerenderer of somebody else's, Astro bundles no code that renders.
      'astro:build:setup': () => setPrerenderer((own) => keepEqualPages({ ...own, setup: () => setup(own) }, rendered)),
      'astro:build:done': () => {
        if (!bundle) return;
        const client = fileURLToPath(config.outDir);
        store.storeWorker(client);
        const left = new Set(filesBelow(client));
        store.close({ ...bundle, files: bundle.files.filter((name) => left.has(name)) }, rendered);
      },
    },
  };
}
