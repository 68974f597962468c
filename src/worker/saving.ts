import type { OfflineBuild } from '../lib/offline/offline-build.ts';
import type { OfflineFile } from '../lib/offline/precache-list.ts';
import { filesToFetch, filesToKeep, pagesBeyond, type SaveMode, saveModeFor } from '../lib/offline/precache-plan.ts';
import type { SavedFile, SavedFor } from '../lib/offline/precached-file.ts';
import type { SaveProblem } from '../lib/offline/worker-messages.ts';
import type { FileStore, ReadAnswer } from './file-store.ts';
import { describeFile, fetchFile } from './network.ts';
import type { OfflineLists } from './offline-lists.ts';
import type { WorkerPorts } from './ports.ts';
import type { Traffic } from './traffic.ts';
import type { Wishes } from './wishes.ts';

/** So many files are fetched at once: few enough to leave room for a page that somebody asks for. */
const AT_ONCE = 3;

/** After so many failures in a row, the line is the problem and not the files. */
const MOST_FAILURES = 3;

interface Parts {
  readonly ports: WorkerPorts;
  readonly site: FileStore;
  readonly pictures: FileStore;
  readonly lists: OfflineLists;
  readonly wishes: Wishes;
  readonly traffic: Traffic;
  readonly build: OfflineBuild;
  /** What to do when all is there. */
  readonly tidy: () => Promise<void>;
}

/** How far saving is. */
export interface SaveState {
  readonly isSaving: boolean;
  readonly problem: SaveProblem | null;
}

/** Brings what is to be kept onto the device. */
export interface Saving {
  /**
   * Goes on where it was; calls while it runs share the run. Never rejects.
   *
   * @param visited the address of a page that is being looked at, and did not come through the worker
   */
  readonly save: (visited?: string) => Promise<void>;
  readonly state: () => SaveState;
  /** Whether all is there that this line and the budget allow; the browser may have taken some of it away since it was saved. */
  readonly isReady: () => Promise<boolean>;
  /** Everything was cleared: saving begins anew when somebody asks for it. */
  readonly forget: () => void;
}

const NOTHING: SaveState = { isSaving: false, problem: null };

type Outcome = 'saved' | 'no-network' | 'no-room';

export function createSaving({ ports, site, pictures, lists, wishes, traffic, build, tidy }: Parts): Saving {
  let state = NOTHING;
  let running: Promise<void> | undefined;
  const visited = new Set<string>();
  let chosen: readonly string[] = [];

  async function report(next: SaveState, isReady = false): Promise<void> {
    state = next;
    await ports.tell({ type: 'progress', isReady, isSaving: next.isSaving }).catch(() => undefined);
  }

  async function mode(): Promise<SaveMode> {
    const wish = await wishes.extent();
    return wish === 'little' ? 'frugal' : saveModeFor(ports.line(), wish === 'everything');
  }

  async function missing(): Promise<readonly OfflineFile[] | null> {
    const list = await lists.first();
    if (!list) return null;
    const extent = await mode();
    const rest = extent === 'everything' ? await lists.rest() : [];
    const saved = await site.all();
    chosen = await wishes.chosen();
    const looked = saved.filter(({ savedFor }) => savedFor !== 'list').map(({ path }) => path);
    const meant = new Set([...chosen, ...visited, ...looked]);
    const files = [...list.files, ...rest];
    const unlisted = list.rest ? pagesBeyond(files, meant) : [];
    return filesToFetch([...build.shell, ...filesToKeep(files, extent, meant), ...unlisted], saved);
  }

  function reasonFor(path: string): SavedFor {
    if (chosen.includes(path)) return 'choice';
    return visited.has(path) ? 'visit' : 'list';
  }

  /** Large pictures make room for pages. @throws DOMException when that was not enough */
  async function put(answer: ReadAnswer, file: SavedFile): Promise<void> {
    try {
      await site.put(answer, file);
    } catch {
      await pictures.clear();
      await site.put(answer, file);
    }
  }

  async function saveOne(file: OfflineFile): Promise<Outcome> {
    await traffic.quiet();
    const answer = await fetchFile(file, ports).catch(() => null);
    if (!answer) return 'no-network';
    const facts = { savedFor: reasonFor(file.path), savedAt: ports.now(), listedAs: file.revision };
    const described = await describeFile(file.path, answer, facts);
    return put(answer, described).then(
      () => 'saved',
      () => 'no-room',
    );
  }

  /** @returns why it ended before its end; null when all files were tried */
  async function saveAll(files: readonly OfflineFile[]): Promise<SaveProblem | null> {
    let failures = 0;
    let problem: SaveProblem | null = null;
    const queue = files.values();
    const lane = async () => {
      for (const file of queue) {
        const outcome = await saveOne(file);
        failures = outcome === 'saved' ? 0 : failures + 1;
        if (outcome === 'no-room' || (outcome === 'no-network' && failures >= MOST_FAILURES)) problem = outcome;
        if (problem) return;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    return problem;
  }

  async function isReady(): Promise<boolean> {
    return (await missing())?.length === 0;
  }

  async function run(): Promise<void> {
    const files = await missing();
    if (!files) return report({ isSaving: false, problem: 'no-network' });
    if (files.length > 0) await report({ isSaving: true, problem: null });
    const problem = await saveAll(files);
    const isDone = await isReady();
    if (isDone) await tidy();
    await report({ isSaving: false, problem }, isDone);
  }

  return {
    save: (address) => {
      if (address !== undefined) visited.add(address);
      running ??= run()
        .catch(() => report({ isSaving: false, problem: 'no-room' }))
        .finally(() => (running = undefined));
      return running;
    },
    state: () => state,
    isReady,
    forget: () => {
      state = NOTHING;
      visited.clear();
    },
  };
}
