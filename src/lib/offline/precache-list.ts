/** A file of the site that can be kept on the traveller's device. */
export interface OfflineFile {
  /** Its address on the site: `/tours`. */
  readonly path: string;
  /** Names its content: files with the same revision have the same bytes. */
  readonly revision: string;
  /** What it costs on the wire, compressed. */
  readonly bytes: number;
  /** What a page is called; null for a file that is none. */
  readonly title: string | null;
}

/** Where a list is, and which content it must have. */
export interface ListReference {
  readonly path: string;
  readonly revision: string;
}

/** What a build has to offer without a network, the most useful first. */
export interface OfflineList {
  /** As in `/builds/latest.json`. */
  readonly build: string;
  readonly files: readonly OfflineFile[];
  /** What did not fit into the budget, and what it costs; null where all fits. */
  readonly rest: (ListReference & { readonly bytes: number }) | null;
}

/** A file as it stands in a list: a thousand of them should be small. */
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

/** Reads a list. Null for anything that is none: a host may answer with a page of its own. */
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
