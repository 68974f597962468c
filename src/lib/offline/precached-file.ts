/** The reason why a file is saved: listed in the build, visited, or chosen by the traveller. */
export type SaveReason = 'list' | 'visit' | 'choice';

/** The facts about a file that is saved on the device. */
export interface SavedFile {
  readonly path: string;
  /** The revision of the saved content, which may be another build's. */
  readonly revision: string;
  /** The listed revision, where a host sent other content; else the same. */
  readonly listedAs: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly savedFor: SaveReason;
  /** Approximate size on the device, decoded. */
  readonly size: number;
}

/** Headers of a saved file that store its facts, so that both are always consistent. */
const HEADERS = {
  path: 'x-saved-path',
  revision: 'x-saved-revision',
  listedAs: 'x-saved-listed-as',
  savedAt: 'x-saved-at',
  savedFor: 'x-saved-for',
  size: 'x-saved-size',
} as const;

const REASONS: readonly SaveReason[] = ['list', 'visit', 'choice'];

/** Headers about the transport, which are not saved. */
const OF_THE_WAY = ['content-encoding', 'content-length', 'transfer-encoding', 'set-cookie'];

/** The headers of a saved file: those of its response, and its facts. */
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

/** Parses the facts of a saved file from its headers; null for other entries of the cache. */
export function parseSavedFile(headers: Headers): SavedFile | null {
  const read = (field: keyof typeof HEADERS) => tryDecode(headers.get(HEADERS[field]) ?? '');
  const savedFor = REASONS.find((reason) => reason === read('savedFor'));
  const [path, revision, listedAs] = [read('path'), read('revision'), read('listedAs')];
  const [savedAt, size] = [Number(read('savedAt')), Number(read('size'))];
  if (!savedFor || !path || !revision || !Number.isFinite(savedAt) || !Number.isFinite(size)) return null;
  return { path, revision, listedAs, savedAt, savedFor, size };
}

/** Whether a saved file is the listed one. */
export function isAsListed({ revision, listedAs }: Pick<SavedFile, 'revision' | 'listedAs'>, listed: string): boolean {
  return revision === listed || listedAs === listed;
}
