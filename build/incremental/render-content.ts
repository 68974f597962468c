import * as fs from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RouteData } from 'astro';
import assetPlugins from '../../node_modules/astro/dist/assets/vite-plugin-assets.js';
import { getOutFile, getOutFolder } from '../../node_modules/astro/dist/core/build/common.js';
import { generatePages } from '../../node_modules/astro/dist/core/build/generate.js';
import type { StaticBuildOptions } from '../../node_modules/astro/dist/core/build/types.js';
import { resolveConfig } from '../../node_modules/astro/dist/core/config/config.js';
import { createSettings } from '../../node_modules/astro/dist/core/config/settings.js';
import { createKey } from '../../node_modules/astro/dist/core/encryption.js';
import { loadOrCreateNodeLogger } from '../../node_modules/astro/dist/core/logger/load.js';
import { createRoutesList } from '../../node_modules/astro/dist/core/routing/create-manifest.js';
import { syncInternal } from '../../node_modules/astro/dist/core/sync/index.js';
import {
  runHookBuildDone,
  runHookBuildStart,
  runHookConfigDone,
  runHookConfigSetup,
} from '../../node_modules/astro/dist/integrations/hooks.js';
import { COMPRESSION_CACHE } from '../finish/compression-cache.ts';
import { finishedScripts } from '../finish/localize-scripts.ts';
import { PageFinisher } from '../finish/page-finisher.ts';
import { type Bundle, type BundleStore, contentModules } from './bundle-store.ts';
import { OUTPUT } from './output-folder.ts';
import { RETAINED_ASSETS, retainedPublicFiles } from './retained-assets.ts';
import { STORE_BUNDLE } from './store-bundle.ts';
import { keepEqualPages } from './unchanged-pages.ts';

/** Integrations that have done their part when the bundle was made. */
const OF_BUNDLE = [STORE_BUNDLE, '@vite-pwa/astro-integration'];

type Settings = StaticBuildOptions['settings'];
type Context = Pick<StaticBuildOptions, 'settings' | 'logger' | 'routesList'>;

/**
 * Builds as Astro does, with code that was bundled before. It reads and checks the content, renders
 * the pages that it changes, calls the integrations, and returns what has begun to finish pages.
 *
 * @param copied resolves once the output is that of the last build
 * @throws Error where content is not valid, or something other than texts is not as it was bundled
 */
export async function renderContent(store: BundleStore, bundle: Bundle, copied: Promise<void>): Promise<PageFinisher> {
  const [{ settings, logger, routesList }] = await Promise.all([prepare(), copied]);
  const { config } = settings;
  if (config.site !== bundle.site || contentModules(config.root) !== bundle.contentModules)
    throw new Error('More than texts has changed.');
  config.integrations = config.integrations.filter(({ name }) => !OF_BUNDLE.includes(name));
  await runHookBuildStart({ settings, logger });
  const content = fs.readFileSync(new URL('data-store.json', config.cacheDir), 'utf8');
  const client = fileURLToPath(config.outDir);
  store.placeFiles(bundle, client);
  const old = retainedPublicFiles(join(OUTPUT, RETAINED_ASSETS));
  const localized = await finishedScripts(join(client, '_astro'), (name) => old.has(`_astro/${name}`));
  const finisher = new PageFinisher(localized, COMPRESSION_CACHE);
  const code = store.placeCode(bundle, config.outDir, content);
  provideImages(settings, logger, bundle);
  const allPages = Object.fromEntries(bundle.internals.pagesByKeys);
  const pageNames: string[] = [];
  const options: StaticBuildOptions = {
    allPages,
    settings,
    logger,
    routesList,
    pageNames,
    runtimeMode: 'production',
    origin: new URL(config.site ?? `http://localhost:${config.server.port}`).origin,
    viteConfig: {},
    key: createKey(),
    force: false,
  };
  const rendered = new Map<string, string>();
  const earlier = { digests: store.takeRendered(), fileOf: outputFiles(settings) };
  settings.prerenderer = (own) => finisher.watch(keepEqualPages(own, rendered, earlier));
  await generatePages(options, bundle.internals, code);
  store.storeRendered(rendered);
  const routes = Object.values(allPages).map(({ route }) => route);
  await runHookBuildDone({ settings, pages: pageNames, routes, logger });
  return finisher;
}

/** Where Astro writes the page of an address. */
function outputFiles(settings: Settings): (pathname: string, route: RouteData) => URL {
  const { format } = settings.config.build;
  return (pathname, route) => {
    const path = encodeURI(pathname);
    return getOutFile(format, getOutFolder(settings, path, route), path, route);
  };
}

/** What stands at the beginning of a build of Astro, up to the content. */
async function prepare(): Promise<Context> {
  const inline = { logLevel: 'error' } as const;
  const { astroConfig } = await resolveConfig(inline, 'build');
  const logger = await loadOrCreateNodeLogger(astroConfig, inline);
  const own = await createSettings(astroConfig, inline.logLevel, fileURLToPath(astroConfig.root));
  const settings = await runHookConfigSetup({ settings: own, command: 'build', logger });
  settings.buildOutput = 'static';
  const routesList = await createRoutesList({ settings }, logger);
  await runHookConfigDone({ settings, logger, command: 'build' });
  await syncInternal({ mode: 'production', settings, logger, command: 'build' });
  return { settings, logger, routesList };
}

/** Lets pages ask for pictures, as Astro's plugin does when it begins to bundle. */
function provideImages(settings: Settings, logger: Context['logger'], { referencedImages }: Bundle): void {
  const [plugin] = assetPlugins({ fs, settings, sync: false, logger });
  const call = (hook: unknown, ...given: unknown[]) => {
    if (typeof hook !== 'function') throw new Error("Astro's plugin of pictures has an unexpected form.");
    Reflect.apply(hook, plugin, given);
  };
  call(plugin?.config, {}, { command: 'build', mode: 'production' });
  call(plugin?.buildStart);
  globalThis.astroAsset.referencedImages = new Set(referencedImages);
}
