import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isOurPage } from '../../src/lib/offline/response-check.ts';
import type { SiteFile } from './site-file.ts';

/** Facts about the content of a file. */
export interface Content {
  readonly revision: string;
  /** The title of a page; null for other files. */
  readonly title: string | null;
  /** False for a page that only leads elsewhere. */
  readonly isWorthSaving: boolean;
}

interface CachedContent extends Content {
  readonly size: number;
  readonly writtenAt: number;
}

const TITLE = /<title>([^<]*?)(?: \| [^<|]*)?<\/title>/;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The revision of a content, as the worker computes it in src/worker/content-hash.ts. */
export function revisionOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 12);
}

function titleOf(html: string): string {
  const [, title = ''] = TITLE.exec(html) ?? [];
  return title.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** The facts about a content. */
export function describeContent(name: string, content: Buffer): Content {
  const revision = revisionOf(content);
  if (!name.endsWith('.html')) return { revision, title: null, isWorthSaving: true };
  const html = content.toString('utf8');
  return { revision, title: titleOf(html), isWorthSaving: isOurPage(html) };
}

/** Stores facts about files between builds, so that unchanged pages are not read again. */
export class ContentCache {
  readonly #folder: string;
  readonly #file: string;
  readonly #before: Readonly<Record<string, CachedContent>>;
  readonly #now: Record<string, CachedContent> = {};

  private constructor(folder: string, file: string, before: Readonly<Record<string, CachedContent>>) {
    this.#folder = folder;
    this.#file = file;
    this.#before = before;
  }

  /** @param file where it is remembered; may be missing */
  static async open(folder: string, file: string): Promise<ContentCache> {
    const before = await readFile(file, 'utf8').then(JSON.parse, () => ({}));
    return new ContentCache(folder, file, before);
  }

  /** The facts about a file, from the cache where size and time are unchanged. */
  async of({ name, size, writtenAt }: SiteFile): Promise<Content> {
    const before = this.#before[name];
    const isKnown = before?.size === size && before.writtenAt === writtenAt;
    const known = isKnown
      ? before
      : { ...describeContent(name, await readFile(join(this.#folder, name))), size, writtenAt };
    this.#now[name] = known;
    return known;
  }

  /** Stores the requested facts, and drops the others. */
  async save(): Promise<void> {
    await mkdir(dirname(this.#file), { recursive: true });
    await writeFile(this.#file, JSON.stringify(this.#now));
  }
}
