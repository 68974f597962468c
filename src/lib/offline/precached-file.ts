/** Why a file is kept: it is in the build's list, the traveller looked at it, or put it aside on purpose. */
export type SaveReason = 'list' | 'visit' | 'choice';

/** What is known about a file that is kept on the device. */
export interface SavedFile {
  readonly path: string;
  /** Of the content that is kept, which may be another build's. */
  readonly revision: string;
  /** Of the content that the list named when this came instead: some hosts change pages on their way. Else the same. */
  readonly listedAs: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly savedFor: SaveReason;
  /** Decoded; the device keeps about so many. */
  readonly size: number;
}

/** The file keeps what is known about it in headers of its own, so that nothing can be out of step. */
const HEADERS = {
  path: 'x-saved-path',
  revision: 'x-saved-revision',
  listedAs: 'x-saved-listed-as',
  savedAt: 'x-saved-at',
  savedFor: 'x-saved-for',
  size: 'x-saved-size',
} as const;

const REASONS: readonly SaveReason[] = ['list', 'visit', 'choice'];

/** What belongs to how the file travelled, not to the file. */
const OF_THE_WAY = ['content-encoding', 'content-length', 'transfer-encoding', 'set-cookie'];

/** The headers of a file that is kept: those that it came with, and what is known about it. */
export function headersToSave(original: Headers, file: SavedFile): Headers {
  const headers = new Headers(original);
  for (const name of OF_THE_WAY) headers.delete(name);
  for (const [field, name] of Object.entries(HEADERS)) {
    headers.set(name, encodeURI(String(file[field as keyof SavedFile])));
  }
  return headers;
}

function tryDecode(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** What is known about a file that was kept; null where something else stands in the cache. */
export function parseSavedFile(headers: Headers): SavedFile | null {
  const read = (field: keyof typeof HEADERS) => tryDecode(headers.get(HEADERS[field]) ?? '');
  const savedFor = REASONS.find((reason) => reason === read('savedFor'));
  const [path, revision, listedAs] = [read('path'), read('revision'), read('listedAs')];
  const [savedAt, size] = [Number(read('savedAt')), Number(read('size'))];
  if (!savedFor || !path || !revision || !Number.isFinite(savedAt) || !Number.isFinite(size)) return null;
  return { path, revision, listedAs, savedAt, savedFor, size };
}

/** Whether a file that is kept is the one that a list names. */
export function isAsListed({ revision, listedAs }: Pick<SavedFile, 'revision' | 'listedAs'>, listed: string): boolean {
  return revision === listed || listedAs === listed;
}
