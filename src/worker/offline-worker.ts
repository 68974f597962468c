import type { OfflineBuild } from '../lib/offline/offline-build.ts';
import { kindOfRequest } from '../lib/offline/request-type.ts';
import { Arrivals } from './arrivals.ts';
import { createBuildCheck } from './build-check.ts';
import { CACHES, deleteOldCaches } from './cache-names.ts';
import { createConversation } from './conversation.ts';
import { createFileAnswers } from './file-answers.ts';
import { FileStore } from './file-store.ts';
import { installShell } from './install-shell.ts';
import { Notes } from './notes.ts';
import { createLists } from './offline-lists.ts';
import { createOutbox } from './outbox.ts';
import { createPageAnswers, type Navigation } from './page-answers.ts';
import { createPictureAnswers } from './picture-answers.ts';
import type { WorkerPorts } from './ports.ts';
import { createRouteRules } from './route-rules.ts';
import { createSavedPages } from './saved-pages.ts';
import { createSaving } from './saving.ts';
import { createTidy, hasGeneration } from './tidy.ts';
import { createTraffic } from './traffic.ts';
import { Wishes } from './wishes.ts';

/** Puts the parts of the worker together. */
export function createOfflineWorker(ports: WorkerPorts, build: OfflineBuild) {
  const site = new FileStore(ports.caches, CACHES.site);
  const pictures = new FileStore(ports.caches, CACHES.pictures);
  const notes = new Notes(ports.caches);
  const wishes = new Wishes(notes);
  const arrivals = new Arrivals();
  const traffic = createTraffic();
  const lists = createLists(ports, site, build);
  const check = createBuildCheck(ports, notes, build.build);
  const pages = createSavedPages(ports, site, lists);
  const tidy = createTidy({ site, lists, wishes, notes, build });
  const saving = createSaving({ ports, site, pictures, lists, wishes, traffic, build, tidy });
  const rules = createRouteRules(site);
  const outbox = createOutbox(ports, notes);
  const answerPage = createPageAnswers({ ports, pages, check, rules, arrivals });
  const { answerScript, answerData } = createFileAnswers({ ports, site, lists, check });
  const answerPicture = createPictureAnswers({ ports, site, pictures });

  /** The page that says what is saved stays, or there would be nothing to say. */
  async function clear(): Promise<void> {
    const kept = new Set([build.list.path, ...build.shell.map(({ path }) => path)]);
    const paths = (await site.all()).map(({ path }) => path).filter((path) => !kept.has(path));
    await Promise.all([site.drop(paths), pictures.clear(), ports.caches.delete(CACHES.notes)]);
    saving.forget();
    await wishes.setExtent('little');
  }

  const converse = createConversation({
    ports,
    site,
    lists,
    pages,
    wishes,
    saving,
    check,
    arrivals,
    build,
    outbox,
    clear,
  });

  const byKind = {
    page: (navigation: Navigation) => traffic.during(answerPage(navigation)),
    script: answerScript,
    data: answerData,
    picture: answerPicture,
  } as const;

  return {
    install: () => installShell(ports, site, lists, build),
    activate: () => Promise.all([deleteOldCaches(ports.caches), check.checkNow()]),
    /** Goes on with what a worker before this one had saved: whoever has the last build saved gets the new one. */
    resume: async () => {
      if (await hasGeneration(notes)) await saving.save();
    },
    converse,
    /** The connection is back, and no page may be open. */
    sync: outbox.send,
    /** The answer to a request, or null where the worker has nothing to do with it. */
    answer: (asked: Navigation): Promise<Response> | null => {
      const { method, mode, url, headers } = asked.request;
      const kind = kindOfRequest({ method, mode, url, range: headers.get('range') }, ports.origin);
      return kind === 'other' ? null : byKind[kind](asked);
    },
  };
}
