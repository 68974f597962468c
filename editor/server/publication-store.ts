import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type Publication, publicationSchema } from '../lib/publications.contract.ts';
import type { FileChange } from './live-snapshot.ts';
import { digestOf, replaceFile } from './stored-file.ts';
import { isPicture } from './tracked-files.ts';

/** A text; for a picture, the digest that its file beside the publications is called by. */
const storedSchema = z.strictObject({
  ...publicationSchema.shape,
  files: z.array(z.strictObject({ path: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
});

type Stored = z.infer<typeof storedSchema>;

const ENDING = '.json';

/** The publications of a folder: a JSON file each, and the bytes of pictures beside them. */
export class PublicationStore {
  readonly #folder: string;
  readonly #pictures: string;
  readonly #known = new Map<string, Publication>();

  /** Opens the folder. A file that is no publication is left alone. */
  constructor(folder: string) {
    this.#folder = folder;
    this.#pictures = join(folder, 'pictures');
    mkdirSync(this.#pictures, { recursive: true });
    this.refresh();
  }

  /** Reads what another process has stored: publications that are new, or were being built. */
  refresh(): void {
    const names = readdirSync(this.#folder).filter((file) => file.endsWith(ENDING));
    const ids = names.map((name) => name.slice(0, -ENDING.length));
    for (const id of ids.filter((id) => (this.#known.get(id)?.state ?? 'building') === 'building')) {
      const stored = this.#read(id);
      if (stored) this.#known.set(stored.id, publicationOf(stored));
    }
  }

  /** All publications, the newest first. */
  list(): readonly Publication[] {
    return [...this.#known.values()].toSorted((one, other) => (one.id < other.id ? 1 : -1));
  }

  find(id: string): Publication | null {
    return this.#known.get(id) ?? null;
  }

  /** What a publication changed. */
  changesOf(id: string): readonly FileChange[] {
    const files = this.#read(id)?.files ?? [];
    return files.map(({ path, before, after }) => ({
      path,
      before: this.#bytesOf(path, before),
      after: this.#bytesOf(path, after),
    }));
  }

  /** Stores a publication with its files. */
  add(publication: Publication, changes: readonly FileChange[]): void {
    const files = changes.map(({ path, before, after }) => ({
      path,
      before: this.#textOf(path, before),
      after: this.#textOf(path, after),
    }));
    this.#write({ ...publication, files });
  }

  /** Stores other files of a publication, and what is said of them. */
  replaceChanges(id: string, sentences: string[], changes: readonly FileChange[]): void {
    const publication = this.#known.get(id);
    if (publication) this.add({ ...publication, sentences }, changes);
  }

  /** Stores what became of a publication. */
  update(id: string, news: Partial<Omit<Publication, 'id'>>): Publication {
    const stored = this.#read(id);
    if (!stored) throw new Error(`There is no publication "${id}".`);
    this.#write({ ...stored, ...news });
    return publicationOf({ ...stored, ...news });
  }

  #write(stored: Stored): void {
    replaceFile(this.#fileOf(stored.id), `${JSON.stringify(stored, null, 2)}\n`);
    this.#known.set(stored.id, publicationOf(stored));
  }

  #read(id: string): Stored | null {
    try {
      const parsed = storedSchema.safeParse(JSON.parse(readFileSync(this.#fileOf(id), 'utf8')));
      return parsed.success ? parsed.data : null;
    } catch {
      return null;
    }
  }

  #fileOf(id: string): string {
    if (!/^[\w-]+$/.test(id)) throw new Error(`"${id}" is no id of a publication.`);
    return join(this.#folder, `${id}${ENDING}`);
  }

  #bytesOf(path: string, text: string | null): Uint8Array | null {
    if (text === null) return null;
    return isPicture(path) ? readFileSync(join(this.#pictures, text)) : Buffer.from(text);
  }

  #textOf(path: string, bytes: Uint8Array | null): string | null {
    if (bytes === null) return null;
    if (!isPicture(path)) return Buffer.from(bytes).toString('utf8');
    const digest = digestOf(bytes);
    const file = join(this.#pictures, digest);
    if (!existsSync(file)) replaceFile(file, bytes);
    return digest;
  }
}

function publicationOf({ files: _files, ...publication }: Stored): Publication {
  return publication;
}
