import type { OfflineFile } from '../lib/offline/precache-list.ts';
import { filesToFetch, filesToKeep, pagesBeyond, type SaveMode, saveModeOf } from '../lib/offline/precache-plan.ts';
import type { SavedFile, SaveReason } from '../lib/offline/precached-file.ts';
import type { SaveProblem } from '../lib/offline/worker-messages.ts';
import type { Editions } from './editions.ts';
import type { FetchedFile, FileStore } from './file-store.ts';
import type { NavigationGate } from './navigation-gate.ts';
import { describeFile, fetchFile } from './network.ts';
import type { OfflineLists } from './offline-lists.ts';
import type { WorkerPorts } from './ports.ts';
import type { Preferences } from './preferences.ts';

/** Parallel requests: few enough to leave room for a navigation. */
const FETCH_CONCURRENCY = 3;

/** Failures in a row after which the connection counts as lost. */
const MAX_FAILURES = 3;

interface Dependencies {
  readonly ports: WorkerPorts;
  readonly site: FileStore;
  readonly pictures: FileStore;
  readonly lists: OfflineLists;
  readonly preferences: Preferences;
  readonly gate: NavigationGate;
  readonly editions: Editions;
  /** Runs when all files are saved. */
  readonly pruneCache: () => Promise<void>;
}

/** The state of the precache. */
export interface SaveState {
  readonly isSaving: boolean;
  readonly problem: SaveProblem | null;
}

/** Saves the files of the list on the device. */
export interface Precache {
  /**
   * Saves what is missing; calls while it runs share the run. Never rejects.
   *
   * @param visited the address of a page that is being looked at, and did not come through the
   * worker
   */
  readonly save: (visited?: string) => Promise<void>;
  readonly state: () => SaveState;
  /**
   * Whether all files are saved that connection and budget allow. Browsers may evict some later.
   */
  readonly isReady: () => Promise<boolean>;
  /** Starts over after everything was cleared. */
  readonly reset: () => void;
}

const INITIAL_STATE: SaveState = { isSaving: false, problem: null };

type Outcome = 'saved' | 'no-network' | 'no-room';

export function createPrecache({
  ports,
  site,
  pictures,
  lists,
  preferences,
  gate,
  editions,
  pruneCache,
}: Dependencies): Precache {
  let state = INITIAL_STATE;
  let running: Promise<void> | undefined;
  const visited = new Set<string>();
  let chosen: readonly string[] = [];

  async function report(next: SaveState, isReady = false): Promise<void> {
    state = next;
    await ports.notifyPages({ type: 'progress', isReady, isSaving: next.isSaving }).catch(() => undefined);
  }

  async function saveModeNow(): Promise<SaveMode> {
    const cacheMode = await preferences.cacheMode();
    return cacheMode === 'little' ? 'frugal' : saveModeOf(ports.line(), cacheMode === 'everything');
  }

  async function listMissing(): Promise<readonly OfflineFile[] | null> {
    const list = await lists.first();
    if (!list) return null;
    const mode = await saveModeNow();
    const rest = mode === 'everything' ? await lists.rest() : [];
    const { shell } = await editions.current();
    const saved = await site.list();
    chosen = await preferences.chosen();
    const viewed = saved.filter(({ savedFor }) => savedFor !== 'list').map(({ path }) => path);
    const wanted = new Set([...chosen, ...visited, ...viewed]);
    const files = [...list.files, ...rest];
    const unlisted = list.rest ? pagesBeyond(files, wanted) : [];
    return filesToFetch([...shell, ...filesToKeep(files, mode, wanted), ...unlisted], saved);
  }

  function reasonFor(path: string): SaveReason {
    if (chosen.includes(path)) return 'choice';
    return visited.has(path) ? 'visit' : 'list';
  }

  /** Large pictures make room for pages. @throws DOMException when that was not enough */
  async function put(answer: FetchedFile, file: SavedFile): Promise<void> {
    try {
      await site.put(answer, file);
    } catch {
      await pictures.clear();
      await site.put(answer, file);
    }
  }

  async function saveOne(file: OfflineFile): Promise<Outcome> {
    await gate.whenIdle();
    const answer = await fetchFile(file, ports).catch(() => null);
    if (!answer) return 'no-network';
    const details = { savedFor: reasonFor(file.path), savedAt: ports.now(), listedAs: file.revision };
    const described = await describeFile(file.path, answer, details);
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
        if (outcome === 'no-room' || (outcome === 'no-network' && failures >= MAX_FAILURES)) problem = outcome;
        if (problem) return;
      }
    };
    await Promise.all(Array.from({ length: FETCH_CONCURRENCY }, lane));
    return problem;
  }

  async function isReady(): Promise<boolean> {
    return (await listMissing())?.length === 0;
  }

  async function run(): Promise<void> {
    const files = await listMissing();
    if (!files) return report({ isSaving: false, problem: 'no-network' });
    if (files.length > 0) await report({ isSaving: true, problem: null });
    const problem = await saveAll(files);
    const isDone = await isReady();
    if (isDone) await pruneCache();
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
    reset: () => {
      state = INITIAL_STATE;
      visited.clear();
    },
  };
}
