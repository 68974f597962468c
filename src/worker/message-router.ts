import { cacheKeysOf } from '../lib/offline/cache-key.ts';
import type { OfflineBuild } from '../lib/offline/offline-build.ts';
import type { OfflineFile } from '../lib/offline/precache-list.ts';
import { bytesOf, filesToFetch, isFrugalConnection } from '../lib/offline/precache-plan.ts';
import type { PageStatus, SavedPage, SaveReport, WorkerRequest } from '../lib/offline/worker-messages.ts';
import type { BuildCheck } from './build-check.ts';
import type { Editions } from './editions.ts';
import type { FileStore } from './file-store.ts';
import type { OfflineLists } from './offline-lists.ts';
import type { PendingRequests } from './pending-requests.ts';
import type { WorkerPorts } from './ports.ts';
import type { Precache } from './precache.ts';
import type { Preferences } from './preferences.ts';
import type { ResponseSources } from './response-sources.ts';
import type { SavedPages } from './saved-pages.ts';
import type { Client } from './worker-scope.ts';

interface Dependencies {
  readonly ports: WorkerPorts;
  readonly site: FileStore;
  readonly lists: OfflineLists;
  readonly pages: SavedPages;
  readonly preferences: Preferences;
  readonly precache: Precache;
  readonly check: BuildCheck;
  readonly sources: ResponseSources;
  readonly build: OfflineBuild;
  readonly editions: Editions;
  readonly pendingRequests: PendingRequests;
  readonly clear: () => Promise<void>;
}

/** Makes the handler of messages from pages. What it returns, if anything, is for the sender. */
export function createMessageRouter(dependencies: Dependencies) {
  const { ports, site, lists, pages, preferences, precache, check, sources, build, pendingRequests } = dependencies;

  async function loadPageStatus({ id, url }: Client): Promise<PageStatus> {
    const { pathname } = new URL(url);
    const saved = await pages.find(pathname);
    const listed = await Promise.all(cacheKeysOf(pathname).map(lists.revisionAt));
    return {
      build: build.build,
      origin: sources.of(id),
      savedRevision: saved?.file.listedAs ?? null,
      savedAt: saved?.file.savedAt ?? null,
      listedRevision: listed.find((revision) => revision !== null) ?? null,
    };
  }

  /** The pages of some files, each once despite several addresses. */
  function pagesOf(files: readonly OfflineFile[]): readonly (SavedPage & { readonly revision: string })[] {
    const byRevision = new Map<string, SavedPage & { readonly revision: string }>();
    for (const { path, title, revision } of files) {
      if (title !== null && !byRevision.has(revision)) byRevision.set(revision, { path, title, revision });
    }
    return [...byRevision.values()];
  }

  async function report(): Promise<SaveReport> {
    const list = await lists.first();
    const files = [...(list?.files ?? []), ...(await lists.rest())];
    const saved = await site.list();
    const known = new Set(saved.flatMap(({ revision, listedAs, path }) => [revision, listedAs, path]));
    const all = pagesOf(files);
    const present = all.filter(({ path, revision }) => known.has(path) || known.has(revision));
    return {
      build: build.build,
      pages: present.map(({ path, title }) => ({ path, title })),
      pagesInAll: all.length,
      bytesToGo: bytesOf(filesToFetch(files, saved)),
      bytesKept: saved.reduce((sum, { size }) => sum + size, 0),
      isFrugal: isFrugalConnection(ports.line()),
      isReady: await precache.isReady(),
      ...precache.state(),
    };
  }

  return async function handleMessage(
    request: WorkerRequest,
    client: Client,
  ): Promise<PageStatus | SaveReport | undefined> {
    await dependencies.editions.follow(client.url);
    if (request.type === 'hello') return loadPageStatus(client);
    if (request.type === 'clear') await dependencies.clear();
    if (request.type === 'report' || request.type === 'clear') return report();
    if (request.type === 'send-later') return pendingRequests.store(request.requests).then(() => undefined);
    if (request.type === 'check') return void (await check.checkNow());
    if (request.type === 'save-everything') await preferences.setCacheMode('everything');
    if (request.type === 'choose') await preferences.choose(request.path);
    await precache.save(cacheKeysOf(new URL(client.url).pathname)[0]);
    return undefined;
  };
}
