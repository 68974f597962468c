import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../config/environment.ts';
import { StartupError } from '../config/startup-error.ts';

const BYTES = 32;

type KeyEntry = readonly [id: string, key: Buffer];

type Places = Pick<Environment, 'DATA_DIR' | 'DATABASE_URL'>;

/** Keys by id. The first one encrypts or signs; the others still decrypt or verify. */
export interface KeyRing {
  readonly current: string;
  readonly keys: ReadonlyMap<string, Buffer>;
}

/** The settings of the key rings. */
type KeySettings = Pick<Environment, 'PASSPORT_KEYS' | 'VOUCHER_KEYS' | 'DATA_DIR' | 'DATABASE_URL'>;

/** What the keys of a ring are for, and where they are. */
interface KeyKind {
  readonly setting: 'PASSPORT_KEYS' | 'VOUCHER_KEYS';
  /** In the data folder. */
  readonly file: string;
  /** What the file's key has done until now. */
  readonly done: string;
}

const PASSPORTS: KeyKind = { setting: 'PASSPORT_KEYS', file: 'passport.key', done: 'encrypted' };
const VOUCHERS: KeyKind = { setting: 'VOUCHER_KEYS', file: 'voucher.key', done: 'signed' };

/**
 * The keys of `PASSPORT_KEYS`, or with SQLite the file `passport.key` in the data folder. Processes
 * that share a PostgreSQL share no folder, so they need the setting.
 *
 * @throws StartupError for a key that is not `id:base64 of 32 bytes`, for an id that two keys have,
 * and for PostgreSQL without keys; no part of a key is repeated in it
 */
export function openKeyRing(settings: Omit<KeySettings, 'VOUCHER_KEYS'>): KeyRing {
  return openRing(PASSPORTS, settings.PASSPORT_KEYS, settings);
}

/** The same for the keys that sign vouchers: `VOUCHER_KEYS`, or the file `voucher.key`. */
export function openVoucherKeys(settings: Omit<KeySettings, 'PASSPORT_KEYS'>): KeyRing {
  return openRing(VOUCHERS, settings.VOUCHER_KEYS, settings);
}

/**
 * Puts a new key for vouchers first in the file `voucher.key`. Those before it still verify, or are
 * dropped.
 *
 * @returns the keys of the file afterwards
 */
export function addVoucherKey(folder: string, old: 'kept' | 'dropped' = 'kept'): KeyRing {
  const file = join(folder, VOUCHERS.file);
  const before = fileKeys(VOUCHERS, folder).map(([, key]) => key.toString('base64'));
  replacePrivately(file, `${[newKey(), ...(old === 'kept' ? before : [])].join('\n')}\n`);
  return ringOf(fileKeys(VOUCHERS, folder));
}

function openRing(kind: KeyKind, keys: string | undefined, { DATA_DIR, DATABASE_URL }: Places): KeyRing {
  if (keys !== undefined) {
    const entries = keys.split(',').map((text, index) => parseKey(kind, text, index));
    return ringOf(differentIds(kind, entries));
  }
  if (DATABASE_URL !== undefined) throw new StartupError(keysNeeded(kind, DATA_DIR));
  return ringOf(fileKeys(kind, DATA_DIR));
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

function parseKey({ setting }: KeyKind, text: string, index: number): KeyEntry {
  const [, id, base64 = ''] = /^([A-Za-z0-9-]{1,20}):([A-Za-z0-9+/_-]+={0,2})$/.exec(text.trim()) ?? [];
  const key = Buffer.from(base64, 'base64');
  if (id !== undefined && key.length === BYTES) return [id, key];
  throw new StartupError(
    `${setting}: key ${index + 1} is not an id, a colon and 32 bytes in base64: make one with "openssl rand -base64 32".`,
  );
}

/**
 * The same entries. @throws StartupError where two keys have one id: either choice would lose data
 */
function differentIds({ setting }: KeyKind, entries: readonly KeyEntry[]): readonly KeyEntry[] {
  const ids = entries.map(([id]) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice === undefined) return entries;
  throw new StartupError(`${setting} has two keys with the id "${twice}": give each key an id of its own.`);
}

function keysNeeded(kind: KeyKind, folder: string): string {
  const why = `${kind.setting} is not set: every process that uses the PostgreSQL of DATABASE_URL needs the same keys`;
  const file = join(folder, kind.file);
  if (!existsSync(file)) return `${why}. Set it to "1:" and what "openssl rand -base64 32" prints.`;
  return `${why}. Set it to "${fileKeys(kind, folder)[0]?.[0]}:" and what is in ${file}, which has ${kind.done} until now.`;
}

/** The keys of a file, one a line, with ids that are made of them. */
function fileKeys({ file: name }: KeyKind, folder: string): readonly KeyEntry[] {
  const file = join(folder, name);
  const keys = readOrMake(file, folder)
    .trim()
    .split(/\s+/)
    .map((line) => Buffer.from(line, 'base64'));
  if (keys.some((key) => key.length !== BYTES))
    throw new StartupError(`${file} is not a key any more: restore it from a backup.`);
  return keys.map((key) => [`file-${createHash('sha256').update(key).digest('hex').slice(0, 8)}`, key]);
}

const newKey = () => randomBytes(BYTES).toString('base64');

function readOrMake(file: string, folder: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!existsSync(file)) makeWhole(file);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw unwritable(file, cause);
  }
  chmodSync(file, 0o600);
  return readFileSync(file, 'utf8');
}

/**
 * Makes a file with a key, which is there with its key or not at all. Fails where it exists: of two
 * processes that start together, the second reads the key of the first.
 */
function makeWhole(file: string): void {
  const next = `${file}.${process.pid}.new`;
  writeFileSync(next, `${newKey()}\n`, { mode: 0o600 });
  try {
    linkSync(next, file);
  } finally {
    rmSync(next, { force: true });
  }
}

/** Replaces a file at once, so that nobody reads half of it. */
function replacePrivately(file: string, text: string): void {
  try {
    writeFileSync(`${file}.new`, text, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } catch (cause) {
    throw unwritable(file, cause);
  }
}

function unwritable(file: string, cause: unknown): StartupError {
  return new StartupError(`Cannot write ${file}: give this user write permission, or set DATA_DIR to another folder.`, {
    cause,
  });
}
