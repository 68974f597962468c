import { isLocked } from './retry-busy.ts';

/** Problems that make a SQLite file unusable. Each has its own remedy. */
export type SqliteProblem = 'locked' | 'damaged' | 'full' | 'disk' | 'read-only';

// See https://www.sqlite.org/rescode.html for the codes. They are PERM, READONLY, CANTOPEN, AUTH;
// IOERR; CORRUPT, NOTADB; FULL.
const PROBLEMS: ReadonlyMap<number, SqliteProblem> = new Map([
  [3, 'read-only'],
  [8, 'read-only'],
  [14, 'read-only'],
  [23, 'read-only'],
  [10, 'disk'],
  [11, 'damaged'],
  [26, 'damaged'],
  [13, 'full'],
]);
/** IOERR_SHMSIZE: there is no room for the index of the log. */
const NO_ROOM_FOR_INDEX = 10 | (19 << 8);

/** The problem of a SQLite file that an error is about; null for other errors. */
export function sqliteProblemOf(error: unknown): SqliteProblem | null {
  const { errcode, code } = (error ?? {}) as { readonly errcode?: unknown; readonly code?: unknown };
  if (isLocked(error)) return 'locked';
  if (typeof errcode === 'number') {
    return errcode === NO_ROOM_FOR_INDEX ? 'full' : (PROBLEMS.get(errcode & 0xff) ?? null);
  }
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'full';
  if (code === 'EIO') return 'disk';
  return typeof code === 'string' && /^E[A-Z]+$/.test(code) ? 'read-only' : null;
}

/** The problem with a SQLite file and its remedy, for the person who starts a program. */
export function sqliteProblemText(location: string, cause: unknown): string {
  const reason = cause instanceof Error ? cause.message : String(cause);
  switch (sqliteProblemOf(cause)) {
    case 'locked':
      return `Cannot write to ${location} (${reason}): another program is writing to it. Try again when that has ended.`;
    case 'damaged':
      return damageText(location, reason);
    case 'full':
      return `There is no room to write to ${location} (${reason}): make room on its disk and try again. What is in it is whole.`;
    case 'disk':
      return `The disk of ${location} does not work (${reason}): see that it is there and healthy, and try again.`;
    default:
      return `Cannot write to ${location} (${reason}): give this user write permission, or set DATA_DIR to another folder.`;
  }
}

/** The remedy for a damaged file. */
export function damageText(location: string, found: string): string {
  return `${location} is damaged (${found}): stop every server, then put your newest backup in its place with "npm run operator -- restore FILE --yes". The damaged file is kept aside.`;
}
