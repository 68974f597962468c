import { manilaIso } from '../../src/lib/time/manila.ts';
import { ApiProblem } from '../../src/server/http/api-problem.ts';
import type { Publication, UndoOutcome } from '../lib/publications.contract.ts';
import { createLiveCompression } from './live-compression.ts';
import { type FileChange, LiveSnapshot } from './live-snapshot.ts';
import { alreadyPublished, createPublicationLock } from './publication-lock.ts';
import { finishPublication, publicationId, refuseMistakes, runPublication } from './publication-run.ts';
import { describeChanges } from './publication-sentences.ts';
import { PublicationStore } from './publication-store.ts';
import type { Publisher, PublisherParts } from './publisher.ts';
import { createReleaseAhead } from './release-ahead.ts';
import { openReleases } from './releases.ts';
import { fileOf } from './tracked-files.ts';

/** Opens the publications of a data folder, and ends what a crash has stopped. */
export async function openPublisher(parts: PublisherParts): Promise<Publisher> {
  const { folders, dataFolder, exclusively, now, write } = parts;
  const lock = createPublicationLock(dataFolder, now);
  const releases = openReleases(parts.dist);
  const own = {
    ...parts,
    store: new PublicationStore(`${dataFolder}/publications`),
    snapshot: new LiveSnapshot(`${dataFolder}/live`, folders),
    releases,
    ahead: createReleaseAhead({ ...parts, newId: () => publicationId(now()), build: buildSaved }),
  };
  const { ahead, snapshot, store } = own;
  let running: { readonly by: string; readonly since: number; work: Promise<void> } | null = null;
  const stopping = new AbortController();
  const compression = createLiveCompression(parts.compress);
  await follow();

  /** Ends what a crash has stopped, and notes that another build is live, such as one by hand. */
  async function follow(): Promise<void> {
    if (running) return;
    store.refresh();
    if (lock.holder()) return;
    for (const { id, state } of store.list()) if (state === 'building') await finishPublication(own, id);
    await snapshot.follow(own.liveBuild());
  }

  /** The files that are saved and not live, while nobody is writing. */
  const changes = () => exclusively(() => follow().then(() => snapshot.changes()));

  async function begin(by: string, undoes: string | null): Promise<string> {
    refuseWhileRunning();
    const other = lock.take(by);
    if (other) throw alreadyPublished(other);
    running = { by, since: now(), work: Promise.resolve() };
    try {
      const files = await exclusively(() => snapshot.changes());
      if (files.length === 0) throw new ApiProblem(409, { detail: 'Everything that is saved is live already.' });
      const started = now();
      const publication: Publication = {
        id: publicationId(started),
        at: manilaIso(started),
        by,
        sentences: [...describeChanges(files, parts.sentencesOf)],
        state: 'building',
        detail: '',
        milliseconds: null,
        undoes,
        commit: null,
      };
      store.add(publication, files);
      running.work = run(publication).finally(() => {
        running = null;
        lock.release();
      });
      return publication.id;
    } catch (error) {
      running = null;
      lock.release();
      throw error;
    }
  }

  async function run(publication: Publication): Promise<void> {
    await compression.stop();
    await runPublication(own, publication, stopping.signal);
    if (stopping.signal.aborted) return;
    if (releases.live() === publication.id) compression.start(releases.folderOf(publication.id));
    else compression.resume();
  }

  async function buildAhead(by: string): Promise<void> {
    if (running || stopping.signal.aborted || lock.take(by)) return;
    try {
      const files = await changes();
      if (running || stopping.signal.aborted) return;
      if (files.length > 0) ahead.begin(files);
      await ahead.idle();
      if (!running && !stopping.signal.aborted) compression.resume();
    } catch (error) {
      parts.logger.error({ err: error }, 'a release was not built ahead');
    } finally {
      lock.release();
    }
  }

  /** Builds what is saved ahead, beside the live release. */
  async function buildSaved(
    id: string,
    changes: readonly FileChange[],
    say: (step: string) => void,
    stopped: AbortSignal,
  ): Promise<void> {
    const signal = AbortSignal.any([stopping.signal, stopped]);
    await compression.stop();
    await refuseMistakes(parts);
    signal.throwIfAborted();
    await parts.build({ folder: releases.prepare(id), changes, say, signal });
  }

  function refuseWhileRunning(): void {
    const other = running ?? lock.holder();
    if (other) throw alreadyPublished(other);
  }

  async function undo(id: string, by: string): Promise<UndoOutcome> {
    refuseWhileRunning();
    const found = store.find(id);
    if (!found) throw new ApiProblem(404, { detail: `There is no publication "${id}".` });
    if (found.state !== 'live')
      throw new ApiProblem(409, { detail: 'It never was live: there is nothing to take back.' });
    const files = store.changesOf(id);
    const changed = await exclusively(async () => {
      const isSame = await Promise.all(files.map(({ path, after }) => snapshot.isSavedAs(path, after)));
      const since = files.filter((_, index) => !isSame[index]).map(({ path }) => path);
      if (since.length === 0) {
        write(files.map(({ path, before }) => ({ path: fileOf(folders, path), bytes: before })));
      }
      return since;
    });
    if (changed.length > 0) return { kind: 'changed-since', paths: changed };
    return { kind: 'publishing', id: await begin(by, id) };
  }

  return {
    list: async (by) => {
      const pending = [...describeChanges(await changes(), parts.sentencesOf)];
      if (by !== undefined) void buildAhead(by);
      return { publications: [...store.list()], pending };
    },
    states: () => exclusively(() => snapshot.states()),
    publish: async (by) => {
      refuseWhileRunning();
      await exclusively(follow);
      return begin(by, null);
    },
    undo,
    buildAhead,
    idle: async () => running?.work,
    stop: async () => {
      stopping.abort();
      await Promise.all([running?.work, ahead.idle()]);
      await compression.stop();
    },
  };
}
