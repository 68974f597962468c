import { savedAddresses } from '../lib/offline/cache-key.ts';
import type { OfflineBuild } from '../lib/offline/offline-build.ts';
import type { OfflineFile } from '../lib/offline/precache-list.ts';
import { bytesOf, filesToFetch, isFrugalLine } from '../lib/offline/precache-plan.ts';
import type { Greeting, Report, Request, SavedPage } from '../lib/offline/worker-messages.ts';
import type { Arrivals } from './arrivals.ts';
import type { BuildCheck } from './build-check.ts';
import type { FileStore } from './file-store.ts';
import type { OfflineLists } from './offline-lists.ts';
import type { Outbox } from './outbox.ts';
import type { WorkerPorts } from './ports.ts';
import type { SavedPages } from './saved-pages.ts';
import type { Saving } from './saving.ts';
import type { Wishes } from './wishes.ts';
import type { Client } from './worker-scope.ts';

interface Parts {
  readonly ports: WorkerPorts;
  readonly site: FileStore;
  readonly lists: OfflineLists;
  readonly pages: SavedPages;
  readonly wishes: Wishes;
  readonly saving: Saving;
  readonly check: BuildCheck;
  readonly arrivals: Arrivals;
  readonly build: OfflineBuild;
  readonly outbox: Outbox;
  readonly clear: () => Promise<void>;
}

/** Makes the function that does what pages ask for. Its answer, if any, is for the page that asked. */
export function createConversation(parts: Parts) {
  const { ports, site, lists, pages, wishes, saving, check, arrivals, build, outbox } = parts;

  async function greet({ id, url }: Client): Promise<Greeting> {
    const { pathname } = new URL(url);
    const saved = await pages.find(pathname);
    const listed = await Promise.all(savedAddresses(pathname).map(lists.revisionAt));
    return {
      build: build.build,
      origin: arrivals.of(id),
      savedRevision: saved?.file.listedAs ?? null,
      savedAt: saved?.file.savedAt ?? null,
      listedRevision: listed.find((revision) => revision !== null) ?? null,
    };
  }

  /** Each page once, whatever the number of its addresses. */
  function pagesOf(files: readonly OfflineFile[]): readonly (SavedPage & { readonly revision: string })[] {
    const byRevision = new Map<string, SavedPage & { readonly revision: string }>();
    for (const { path, title, revision } of files) {
      if (title !== null && !byRevision.has(revision)) byRevision.set(revision, { path, title, revision });
    }
    return [...byRevision.values()];
  }

  async function report(): Promise<Report> {
    const list = await lists.first();
    const files = [...(list?.files ?? []), ...(await lists.rest())];
    const saved = await site.all();
    const known = new Set(saved.flatMap(({ revision, listedAs, path }) => [revision, listedAs, path]));
    const all = pagesOf(files);
    const there = all.filter(({ path, revision }) => known.has(path) || known.has(revision));
    return {
      build: build.build,
      pages: there.map(({ path, title }) => ({ path, title })),
      pagesInAll: all.length,
      bytesToGo: bytesOf(filesToFetch(files, saved)),
      bytesKept: saved.reduce((sum, { size }) => sum + size, 0),
      isFrugal: isFrugalLine(ports.line()),
      isReady: await saving.isReady(),
      ...saving.state(),
    };
  }

  return async function answer(request: Request, client: Client): Promise<Greeting | Report | undefined> {
    if (request.type === 'hello') return greet(client);
    if (request.type === 'clear') await parts.clear();
    if (request.type === 'report' || request.type === 'clear') return report();
    if (request.type === 'send-later') return outbox.keep(request.requests).then(() => undefined);
    if (request.type === 'check') return void (await check.checkNow());
    if (request.type === 'save-everything') await wishes.setExtent('everything');
    if (request.type === 'choose') await wishes.choose(request.path);
    await saving.save(savedAddresses(new URL(client.url).pathname)[0]);
    return undefined;
  };
}
