import { headersToSave, parseSavedFile, type SavedFile } from '../lib/offline/precached-file.ts';
import { revisionOf } from './digest.ts';

/** A file that is kept, ready to be sent. */
export interface KeptFile {
  readonly file: SavedFile;
  readonly response: Response;
}

/** What came over the network, read whole. */
export interface ReadAnswer {
  readonly headers: Headers;
  readonly body: ArrayBuffer;
}

const ANY_VARIANT = { ignoreVary: true };

/** Files in one of the browser's caches, by path. What stands there is checked: other programs, failing disks and half-written entries happen. */
export class FileStore {
  readonly #caches: CacheStorage;
  readonly #name: string;

  constructor(caches: CacheStorage, name: string) {
    this.#caches = caches;
    this.#name = name;
  }

  /** The file at a path, as it was saved: one whose content is damaged is dropped and counts as missing. */
  async read(path: string): Promise<KeptFile | null> {
    const kept = await this.peek(path);
    if (!kept) return null;
    const body = await kept.response.arrayBuffer().catch(() => null);
    if (!body || (await revisionOf(body)) !== kept.file.revision) {
      await this.drop([path]);
      return null;
    }
    return { file: kept.file, response: new Response(body, { headers: kept.response.headers }) };
  }

  /** The file at a path, with a content that nobody has looked at: for pictures, and for what is known about it. */
  async peek(path: string): Promise<KeptFile | null> {
    const response = await (await this.#open()).match(path, ANY_VARIANT);
    const file = response && parseSavedFile(response.headers);
    return file ? { file, response } : null;
  }

  /** @throws DOMException when there is no room */
  async put({ headers, body }: ReadAnswer, file: SavedFile): Promise<void> {
    const response = new Response(body, { headers: headersToSave(headers, file) });
    await (await this.#open()).put(file.path, response);
  }

  /** What is known about all files, the oldest first. */
  async all(): Promise<readonly SavedFile[]> {
    const responses = await (await this.#open()).matchAll();
    return responses.map(({ headers }) => parseSavedFile(headers)).filter((file) => file !== null);
  }

  async drop(paths: readonly string[]): Promise<void> {
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
