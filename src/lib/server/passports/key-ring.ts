import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../environment.ts';
import { StartupError } from '../startup-error.ts';

const BYTES = 32;

/** The keys that encrypt passports, by id. The first one encrypts; the others still decrypt. */
export interface KeyRing {
  readonly current: string;
  readonly keys: ReadonlyMap<string, Buffer>;
}

/**
 * The keys of `PASSPORT_KEYS`; without it, one that is kept in the file `passport.key` of the data folder, which only this user can read.
 *
 * @throws StartupError for a key that is not `id:base64 of 32 bytes`; no part of a key is repeated in it
 */
export function openKeyRing({ PASSPORT_KEYS, DATA_DIR }: Pick<Environment, 'PASSPORT_KEYS' | 'DATA_DIR'>): KeyRing {
  return PASSPORT_KEYS === undefined ? ringOf([fileKey(DATA_DIR)]) : ringOf(PASSPORT_KEYS.split(',').map(parseKey));
}

/** A ring of keys; the first one encrypts. */
export function ringOf(entries: readonly (readonly [id: string, key: Buffer])[]): KeyRing {
  const [current] = entries[0] ?? [];
  if (current === undefined) throw new RangeError('A key ring needs a key');
  return { current, keys: new Map(entries) };
}

function parseKey(text: string, index: number): readonly [string, Buffer] {
  const [, id, base64 = ''] = /^([A-Za-z0-9-]{1,20}):([A-Za-z0-9+/_-]+={0,2})$/.exec(text.trim()) ?? [];
  const key = Buffer.from(base64, 'base64');
  if (id !== undefined && key.length === BYTES) return [id, key];
  throw new StartupError(
    `PASSPORT_KEYS: key ${index + 1} is not an id, a colon and 32 bytes in base64: make one with "openssl rand -base64 32".`,
  );
}

function fileKey(folder: string): readonly [string, Buffer] {
  const file = join(folder, 'passport.key');
  const key = Buffer.from(readOrMake(file, folder).trim(), 'base64');
  if (key.length !== BYTES) throw new StartupError(`${file} is not a key any more: restore it from a backup.`);
  return [`file-${createHash('sha256').update(key).digest('hex').slice(0, 8)}`, key];
}

function readOrMake(file: string, folder: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Fails when it exists: of two processes that start together, the second reads what the first wrote.
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
