import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../config/environment.ts';
import { StartupError } from '../config/startup-error.ts';

const BYTES = 32;

type KeyEntry = readonly [id: string, key: Buffer];

/** The keys that encrypt passports, by id. The first one encrypts; the others still decrypt. */
export interface KeyRing {
  readonly current: string;
  readonly keys: ReadonlyMap<string, Buffer>;
}

/** The settings of a key ring. */
type KeySettings = Pick<Environment, 'PASSPORT_KEYS' | 'DATA_DIR' | 'DATABASE_URL'>;

/**
 * The keys of `PASSPORT_KEYS`, or with SQLite the file `passport.key` in the data folder. Processes
 * that share a PostgreSQL share no folder, so they need the setting.
 *
 * @throws StartupError for a key that is not `id:base64 of 32 bytes`, for an id that two keys have,
 * and for PostgreSQL without keys; no part of a key is repeated in it
 */
export function openKeyRing({ PASSPORT_KEYS, DATA_DIR, DATABASE_URL }: KeySettings): KeyRing {
  if (PASSPORT_KEYS !== undefined) return ringOf(differentIds(PASSPORT_KEYS.split(',').map(parseKey)));
  if (DATABASE_URL !== undefined) throw new StartupError(keysNeeded(DATA_DIR));
  return ringOf([fileKey(DATA_DIR)]);
}

/** The error and remedy for a passport whose key is not on the ring. */
export function missingKey(id: string): StartupError {
  return new StartupError(
    `Passports in the database are encrypted with the key "${id}": add it to PASSPORT_KEYS, or restore passport.key in DATA_DIR.`,
  );
}

/** The error and remedy for passports that do not decrypt with the key of their id. */
export function changedKey(id: string): StartupError {
  return new StartupError(
    `The key "${id}" of PASSPORT_KEYS opens no passport in the database that has its id: put the bytes back that it had, and give a new key an id of its own. Where they are lost, put a new key before it and run "npm run operator -- rotate-passports --forget-unreadable": travellers can enter theirs again.`,
  );
}

/** A ring of keys; the first one encrypts. */
export function ringOf(entries: readonly KeyEntry[]): KeyRing {
  const [current] = entries[0] ?? [];
  if (current === undefined) throw new RangeError('A key ring needs a key');
  return { current, keys: new Map(entries) };
}

function parseKey(text: string, index: number): KeyEntry {
  const [, id, base64 = ''] = /^([A-Za-z0-9-]{1,20}):([A-Za-z0-9+/_-]+={0,2})$/.exec(text.trim()) ?? [];
  const key = Buffer.from(base64, 'base64');
  if (id !== undefined && key.length === BYTES) return [id, key];
  throw new StartupError(
    `PASSPORT_KEYS: key ${index + 1} is not an id, a colon and 32 bytes in base64: make one with "openssl rand -base64 32".`,
  );
}

/**
 * The same entries. @throws StartupError where two keys have one id: either choice would lose data
 */
function differentIds(entries: readonly KeyEntry[]): readonly KeyEntry[] {
  const ids = entries.map(([id]) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice === undefined) return entries;
  throw new StartupError(`PASSPORT_KEYS has two keys with the id "${twice}": give each key an id of its own.`);
}

function keysNeeded(folder: string): string {
  const why = 'PASSPORT_KEYS is not set: every process that uses the PostgreSQL of DATABASE_URL needs the same keys';
  const file = fileOf(folder);
  if (!existsSync(file)) return `${why}. Set it to "1:" and what "openssl rand -base64 32" prints.`;
  return `${why}. Set it to "${fileKey(folder)[0]}:" and what is in ${file}, which has encrypted until now.`;
}

function fileOf(folder: string): string {
  return join(folder, 'passport.key');
}

function fileKey(folder: string): KeyEntry {
  const file = fileOf(folder);
  const key = Buffer.from(readOrMake(file, folder).trim(), 'base64');
  if (key.length !== BYTES) throw new StartupError(`${file} is not a key any more: restore it from a backup.`);
  return [`file-${createHash('sha256').update(key).digest('hex').slice(0, 8)}`, key];
}

function readOrMake(file: string, folder: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Fails where it exists: of two processes that start together, the second reads that key.
    writeFileSync(file, `${randomBytes(BYTES).toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST')
      throw new StartupError(
        `Cannot write ${file}: give this user write permission, or set DATA_DIR to another folder.`,
        {
          cause,
        },
      );
  }
  chmodSync(file, 0o600);
  return readFileSync(file, 'utf8');
}
