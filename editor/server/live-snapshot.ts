import { readFileSync, rmSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { digestOf, isMissing, replaceFile } from './stored-file.ts';
import { createDigests, type Digests, fileOf, type TrackedFolders, trackedPaths } from './tracked-files.ts';

/** A file that is saved and not live, with its bytes; null where there is no such file. */
export interface FileChange {
  readonly path: string;
  readonly before: Uint8Array | null;
  readonly after: Uint8Array | null;
}

/** What happened to a file that is saved and not live. */
export type FileState = 'new' | 'changed' | 'removed';

/** The file that names the build of a snapshot. It is written last. */
const BUILD = 'build';

/** A copy of the files that the live build was made of. */
export class LiveSnapshot {
  readonly #folder: string;
  readonly #saved: TrackedFolders;
  readonly #live: TrackedFolders;
  readonly #savedDigests: () => Promise<Digests>;
  readonly #liveDigests: () => Promise<Digests>;

  /** @param folder of the copy */
  constructor(folder: string, saved: TrackedFolders) {
    this.#folder = folder;
    this.#saved = saved;
    this.#live = { content: join(folder, 'content'), pictures: join(folder, 'images') };
    this.#savedDigests = createDigests(saved);
    this.#liveDigests = createDigests(this.#live);
  }

  /**
   * Makes the copy anew where another build is live than it knows. That is so on the first start,
   * and after a build by hand, which makes everything that is saved live.
   *
   * @param build what names the live build
   */
  async follow(build: string): Promise<void> {
    if (this.#build() === build) return;
    rmSync(this.#folder, { recursive: true, force: true });
    await mkdir(this.#live.pictures, { recursive: true });
    await mkdir(this.#live.content, { recursive: true });
    for (const path of await trackedPaths(this.#saved)) {
      const target = fileOf(this.#live, path);
      await mkdir(dirname(target), { recursive: true });
      await copyFile(fileOf(this.#saved, path), target);
    }
    this.#setBuild(build);
  }

  /** How the saved files differ from the live ones: paths, and what happened to each. */
  async states(): Promise<ReadonlyMap<string, FileState>> {
    const [saved, live] = [await this.#savedDigests(), await this.#liveDigests()];
    const states = new Map<string, FileState>();
    for (const path of [...new Set([...saved.keys(), ...live.keys()])].toSorted()) {
      if (saved.get(path) === live.get(path)) continue;
      states.set(path, !saved.has(path) ? 'removed' : live.has(path) ? 'changed' : 'new');
    }
    return states;
  }

  /** The files that are saved and not live, by path. */
  async changes(): Promise<readonly FileChange[]> {
    const paths = [...(await this.states()).keys()];
    const changes = paths.map(async (path) => ({
      path,
      before: await readIfPresent(fileOf(this.#live, path)),
      after: await readIfPresent(fileOf(this.#saved, path)),
    }));
    return Promise.all(changes);
  }

  /** Whether a file is saved as it was published; null for one that was removed. */
  async isSavedAs(path: string, bytes: Uint8Array | null): Promise<boolean> {
    const saved = await readIfPresent(fileOf(this.#saved, path));
    if (saved === null || bytes === null) return saved === bytes;
    return digestOf(saved) === digestOf(bytes);
  }

  /** Notes that changes are live with a build. Doing it again changes nothing. */
  apply(changes: readonly FileChange[], build: string): void {
    for (const { path, after } of changes) {
      const file = fileOf(this.#live, path);
      if (after === null) rmSync(file, { force: true });
      else replaceFile(file, after);
    }
    this.#setBuild(build);
  }

  #build(): string | null {
    try {
      return readFileSync(join(this.#folder, BUILD), 'utf8');
    } catch {
      return null;
    }
  }

  #setBuild(build: string): void {
    replaceFile(join(this.#folder, BUILD), build);
  }
}

async function readIfPresent(file: string): Promise<Uint8Array | null> {
  return readFile(file).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}
