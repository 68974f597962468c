import type { OfflineBuild } from '../lib/offline/offline-build.ts';
import { requestTypeOf } from '../lib/offline/request-type.ts';
import { createAssetHandlers } from './asset-handler.ts';
import { createBuildCheck } from './build-check.ts';
import { CACHES, deleteOldCaches } from './cache-names.ts';
import { createEditions } from './editions.ts';
import { FileStore } from './file-store.ts';
import { createImageHandler } from './image-handler.ts';
import { installShell } from './install-shell.ts';
import { KeyValueStore } from './kv-store.ts';
import { createMessageRouter } from './message-router.ts';
import { createNavigationGate } from './navigation-gate.ts';
import { createLists } from './offline-lists.ts';
import { createPageHandler, type Navigation } from './page-handler.ts';
import { createPendingRequests } from './pending-requests.ts';
import type { WorkerPorts } from './ports.ts';
import { createPrecache } from './precache.ts';
import { Preferences } from './preferences.ts';
import { createPruneCache, hasGeneration } from './prune-cache.ts';
import { ResponseSources } from './response-sources.ts';
import { createRouteRules } from './route-rules.ts';
import { createSavedPages } from './saved-pages.ts';

/** Puts the parts of the worker together. */
export function createOfflineWorker(ports: WorkerPorts, build: OfflineBuild) {
  const site = new FileStore(ports.caches, CACHES.site);
  const pictures = new FileStore(ports.caches, CACHES.pictures);
  const kvStore = new KeyValueStore(ports.caches);
  const preferences = new Preferences(kvStore);
  const sources = new ResponseSources();
  const gate = createNavigationGate();
  const editions = createEditions(ports, kvStore, build);
  const lists = createLists(ports, site, editions);
  const check = createBuildCheck(ports, kvStore, build.build);
  const pages = createSavedPages(ports, site, lists);
  const pruneCache = createPruneCache({ site, lists, preferences, kvStore, editions });
  const precache = createPrecache({ ports, site, pictures, lists, preferences, gate, editions, pruneCache });
  const rules = createRouteRules(site);
  const pendingRequests = createPendingRequests(ports, kvStore);
  const handlePage = createPageHandler({ ports, pages, check, rules, sources });
  const { handleScript, handleData } = createAssetHandlers({ ports, site, lists, check });
  const handleImage = createImageHandler({ ports, site, pictures });

  /** Removes all but the list and the page about saved content. */
  async function clear(): Promise<void> {
    const { list, shell } = await editions.current();
    const needed = new Set([list.path, ...shell.map(({ path }) => path)]);
    const paths = (await site.list()).map(({ path }) => path).filter((path) => !needed.has(path));
    await Promise.all([site.remove(paths), pictures.clear(), ports.caches.delete(CACHES.notes)]);
    precache.reset();
    await preferences.setCacheMode('little');
  }

  const handleMessage = createMessageRouter({
    ports,
    site,
    lists,
    pages,
    preferences,
    precache,
    check,
    sources,
    build,
    editions,
    pendingRequests,
    clear,
  });

  const byKind = {
    page: (navigation: Navigation) => gate.run(handlePage(navigation)),
    script: handleScript,
    data: handleData,
    picture: handleImage,
  } as const;

  return {
    install: async () => installShell(ports, site, lists, await editions.current()),
    activate: () => Promise.all([deleteOldCaches(ports.caches), check.checkNow()]),
    /** Saves the new build where the last one was saved whole. */
    resume: async () => {
      if (await hasGeneration(kvStore)) await precache.save();
    },
    handleMessage,
    /** The connection is back, and no page may be open. */
    sync: pendingRequests.send,
    /** The response to a request, or null where the browser answers it. */
    answer: (event: Navigation): Promise<Response> | null => {
      const { method, mode, url, headers } = event.request;
      const kind = requestTypeOf({ method, mode, url, range: headers.get('range') }, ports.origin);
      return kind === 'other' ? null : byKind[kind](event);
    },
  };
}
