import { randomBytes } from 'node:crypto';
import type { Logger } from '../../src/server/config/logger.ts';
import type { DraftProblem } from '../lib/editor.contract.ts';
import type { Publication } from '../lib/publications.contract.ts';
import type { EditorContext } from './editor-context.ts';
import type { LiveSnapshot } from './live-snapshot.ts';
import { commitFiles, commitMessage } from './publication-commit.ts';
import { describeChanges, type SentencesOf } from './publication-sentences.ts';
import type { PublicationStore } from './publication-store.ts';
import { digestOfChanges, type ReleaseAhead } from './release-ahead.ts';
import { BuildFailure, type BuildRelease, type CompressRelease } from './release-build.ts';
import type { Releases } from './releases.ts';
import { fileOf, type TrackedFolders } from './tracked-files.ts';

/** What a publication is made with. */
export interface PublicationParts extends Pick<EditorContext, 'now' | 'exclusively'> {
  readonly folders: TrackedFolders;
  readonly store: PublicationStore;
  readonly snapshot: LiveSnapshot;
  readonly releases: Releases;
  /** May have built what is to be published before anybody asked. */
  readonly ahead: ReleaseAhead;
  /** The mistakes in everything that is saved. */
  readonly problems: () => Promise<readonly DraftProblem[]>;
  readonly sentencesOf: SentencesOf;
  readonly build: BuildRelease;
  /** Follows once a release is live, and is stopped by the next publication. */
  readonly compress: CompressRelease;
  /** What names the build that is live. */
  readonly liveBuild: () => string;
  readonly logger: Logger;
}

/** Maximum number of builds: another one follows where something was saved meanwhile. */
const MAX_BUILDS = 3;

/** An id that begins with its time, so that ids sort by it. */
export function publicationId(now: number): string {
  return `${new Date(now).toISOString().replace(/\D/g, '').slice(0, 17)}-${randomBytes(3).toString('hex')}`;
}

/**
 * Publishes: checks, builds, switches and commits. Never rejects: what goes wrong is stored, and
 * the site stays as it was. The next publication goes on in the folder of one that has failed.
 */
export async function runPublication(parts: PublicationParts, { id }: Publication, signal: AbortSignal): Promise<void> {
  const { store, releases, now, logger } = parts;
  const started = now();
  try {
    await buildSaved(parts, id, signal);
    store.update(id, { detail: 'Switching to the new pages' });
    releases.makeLive(id);
    await noteLive(parts, id, now() - started);
    await releases.prune();
  } catch (error) {
    const isExpected = error instanceof BuildFailure;
    if (!isExpected) logger.error({ err: error }, 'a publication did not end as it should');
    const detail = isExpected ? error.message : `Something unexpected went wrong: ${String(error)}`;
    const isLive = releases.live() === id;
    store.update(id, { state: isLive ? 'live' : 'failed', detail, milliseconds: now() - started });
  }
}

/** Builds until what was built is what is saved, and stores which files that are. */
async function buildSaved(parts: PublicationParts, id: string, signal: AbortSignal): Promise<void> {
  const { store, snapshot, releases, ahead, build, sentencesOf, exclusively } = parts;
  for (let turn = 0; turn < MAX_BUILDS; turn++) {
    store.update(id, { detail: 'Checking what is saved' });
    const changes = store.changesOf(id);
    const say = (detail: string) => void store.update(id, { detail });
    const ready = await ahead.take(changes, say);
    if (!ready?.isSame) await refuseMistakes(parts);
    const folder = releases.prepare(id, ready?.id);
    if (!ready?.isSame) await build({ folder, changes, say, signal });
    const saved = await exclusively(() => snapshot.changes());
    if (digestOfChanges(changes) === digestOfChanges(saved)) return;
    store.replaceChanges(id, [...describeChanges(saved, sentencesOf)], saved);
  }
  throw new BuildFailure('Files were saved again each time while they were built: publish again when nobody saves.');
}

/** @throws BuildFailure with each mistake in what is saved */
export async function refuseMistakes({ problems }: Pick<PublicationParts, 'problems'>): Promise<void> {
  const mistakes = await problems();
  if (mistakes.length > 0) throw new BuildFailure(mistakes.map(problemText).join('\n'));
}

function problemText({ path, field, found, allowed }: DraftProblem): string {
  return `${path}: "${field}" is ${found}; allowed is ${allowed}.`;
}

/** Stores that a publication is live, and makes its commit. Doing it again changes nothing. */
async function noteLive(parts: PublicationParts, id: string, milliseconds: number | null): Promise<void> {
  const { store, snapshot, folders, liveBuild } = parts;
  const changes = store.changesOf(id);
  snapshot.apply(changes, liveBuild());
  const files = changes.map(({ path }) => fileOf(folders, path));
  const publication = store.update(id, { state: 'live', detail: '', milliseconds });
  const { commit, problem } = await commitFiles(folders.content, files, commitMessage(publication));
  if (commit || problem) {
    store.update(id, { commit, detail: problem ? `It is live. It has no commit: ${problem}` : '' });
  }
}

/**
 * Ends a publication that a crash has stopped. It is live where the switch was made, else it has
 * failed.
 */
export async function finishPublication(parts: PublicationParts, id: string): Promise<void> {
  const { store, releases } = parts;
  if (releases.live() === id) return noteLive(parts, id, null);
  store.update(id, { state: 'failed', detail: 'The server stopped before it was live: publish again.' });
  await releases.remove(id);
}
