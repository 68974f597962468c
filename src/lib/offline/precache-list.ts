/** A file of the site that can be saved on the device. */
export interface OfflineFile {
  /** Its address on the site: `/tours`. */
  readonly path: string;
  /** Names its content: files with the same revision have the same bytes. */
  readonly revision: string;
  /** Compressed size in bytes. */
  readonly bytes: number;
  /** The title of a page; null for other files. */
  readonly title: string | null;
}

/** The address of a list and the hash of its content. */
export interface ListReference {
  readonly path: string;
  readonly revision: string;
}

/** The files of a build that can be saved for offline use, most useful first. */
export interface OfflineList {
  /** The id in `/builds/latest.json`. */
  readonly build: string;
  readonly files: readonly OfflineFile[];
  /** The files that did not fit into the budget and their size; null where all fit. */
  readonly rest: (ListReference & { readonly bytes: number }) | null;
}

/** A file as a row of a list, which must stay small with a thousand of them. */
type Row = readonly [path: string, revision: string, bytes: number, title?: string];

function isRow(row: unknown): row is Row {
  if (!Array.isArray(row)) return false;
  const [path, revision, bytes, title] = row;
  const texts = typeof path === 'string' && path.startsWith('/') && typeof revision === 'string';
  return texts && Number.isFinite(bytes) && (title === undefined || typeof title === 'string');
}

function isReference(value: unknown): value is ListReference {
  const { path, revision } = (value ?? {}) as Partial<ListReference>;
  return typeof path === 'string' && path.startsWith('/') && typeof revision === 'string';
}

/** A list as the build writes it. */
export function offlineListText({ build, files, rest }: OfflineList): string {
  const rows = files.map(({ path, revision, bytes, title }) =>
    title === null ? [path, revision, bytes] : [path, revision, bytes, title],
  );
  return JSON.stringify({ build, files: rows, rest });
}

/** Parses a list; null where it is invalid. A host may answer with a page of its own. */
export function parseOfflineList(text: string): OfflineList | null {
  try {
    const { build, files, rest } = JSON.parse(text);
    if (typeof build !== 'string' || !Array.isArray(files) || !files.every(isRow)) return null;
    const read = files.map(([path, revision, bytes, title]: Row) => ({ path, revision, bytes, title: title ?? null }));
    return {
      build,
      files: read,
      rest: isReference(rest) ? { ...rest, bytes: Number(Reflect.get(rest, 'bytes')) } : null,
    };
  } catch {
    return null;
  }
}
