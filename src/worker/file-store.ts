import { headersToSave, parseSavedFile, type SavedFile } from '../lib/offline/precached-file.ts';
import { revisionOf } from './content-hash.ts';

/** A stored file and the response made of it. */
export interface StoredFile {
  readonly file: SavedFile;
  readonly response: Response;
}

/** A response from the network, read to its end. */
export interface FetchedFile {
  readonly headers: Headers;
  readonly body: ArrayBuffer;
}

const ANY_VARIANT = { ignoreVary: true };

/** Files in one cache by path, each verified when read: entries may be damaged or incomplete. */
export class FileStore {
  readonly #caches: CacheStorage;
  readonly #name: string;

  constructor(caches: CacheStorage, name: string) {
    this.#caches = caches;
    this.#name = name;
  }

  /** The saved file at a path. A damaged one is removed and counts as missing. */
  async read(path: string): Promise<StoredFile | null> {
    const stored = await this.peek(path);
    if (!stored) return null;
    const body = await stored.response.arrayBuffer().catch(() => null);
    if (!body || (await revisionOf(body)) !== stored.file.revision) {
      await this.remove([path]);
      return null;
    }
    return { file: stored.file, response: new Response(body, { headers: stored.response.headers }) };
  }

  /** The file at a path with its content unchecked: for pictures, and for its details. */
  async peek(path: string): Promise<StoredFile | null> {
    const response = await (await this.#open()).match(path, ANY_VARIANT);
    const file = response && parseSavedFile(response.headers);
    return file ? { file, response } : null;
  }

  /** @throws DOMException when there is no room */
  async put({ headers, body }: FetchedFile, file: SavedFile): Promise<void> {
    const response = new Response(body, { headers: headersToSave(headers, file) });
    await (await this.#open()).put(file.path, response);
  }

  /** The details of all files, the oldest first. */
  async list(): Promise<readonly SavedFile[]> {
    const responses = await (await this.#open()).matchAll();
    return responses.map(({ headers }) => parseSavedFile(headers)).filter((file) => file !== null);
  }

  async remove(paths: readonly string[]): Promise<void> {
    const cache = await this.#open();
    await Promise.all(paths.map((path) => cache.delete(path, ANY_VARIANT)));
  }

  async clear(): Promise<void> {
    await this.#caches.delete(this.#name);
  }

  #open(): Promise<Cache> {
    return this.#caches.open(this.#name);
  }
}
