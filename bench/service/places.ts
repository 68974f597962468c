import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import type { Database } from '../../src/server/database/database.ts';
import { openDatabase } from '../../src/server/database/open-database.ts';
import { openPostgres } from '../../src/server/database/postgres.ts';
import { ringOf } from '../../src/server/secrets/key-ring.ts';
import { startPostgres } from '../../tests/fixtures/programs/postgres-instance.ts';
import { findPostgres } from '../../tests/fixtures/programs/postgres-programs.ts';
import { inWork } from '../folders.ts';

/** An empty database that is durable, and its settings as a server reads them. */
export interface Place {
  readonly name: 'SQLite' | 'PostgreSQL';
  readonly settings: {
    readonly DATA_DIR: string;
    readonly DATABASE_URL: string;
    readonly PASSPORT_KEYS: string;
    readonly VOUCHER_KEYS: string;
    readonly RATE_LIMITS: 'off';
  };
  drop(): Promise<void>;
}

/** The id of the key that passports of the benchmark are encrypted with. */
export const PASSPORT_KEY = 'bench';
const KEY_BYTES = randomBytes(32);
const PASSPORT_KEYS = `${PASSPORT_KEY}:${KEY_BYTES.toString('base64')}`;
/** What opens them. */
export const PASSPORT_RING = ringOf([[PASSPORT_KEY, KEY_BYTES]]);

function emptyFolder(name: string): string {
  const folder = inWork(name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

async function sqlitePlace(): Promise<Place> {
  const folder = emptyFolder('service-sqlite');
  return {
    name: 'SQLite',
    settings: { DATA_DIR: folder, DATABASE_URL: '', PASSPORT_KEYS, VOUCHER_KEYS: PASSPORT_KEYS, RATE_LIMITS: 'off' },
    drop: async () => rmSync(folder, { recursive: true }),
  };
}

async function postgresPlace(programs: string): Promise<Place> {
  const folder = emptyFolder('service-postgres');
  const { url, stop } = await startPostgres(programs, { isDurable: true });
  return {
    name: 'PostgreSQL',
    settings: { DATA_DIR: folder, DATABASE_URL: url, PASSPORT_KEYS, VOUCHER_KEYS: PASSPORT_KEYS, RATE_LIMITS: 'off' },
    drop: async () => {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Opens the database of a place as a server does. */
export function openPlace({ settings: { DATA_DIR, DATABASE_URL } }: Place): Promise<Database> {
  return openDatabase({ DATA_DIR, DATABASE_URL: DATABASE_URL || undefined });
}

/** Opens the database of a place without time limits: one statement may count a million rows. */
export function openPlaceToFill(place: Place): Promise<Database> {
  const { DATABASE_URL } = place.settings;
  return DATABASE_URL ? openPostgres(DATABASE_URL, { statement: 0, answer: 0 }) : openPlace(place);
}

/** A kind of database, of which a new empty one can be made. */
export interface NewPlace {
  readonly name: Place['name'];
  readonly create: () => Promise<Place>;
}

/** The kinds of databases that this machine has. */
export function newPlaces(): readonly NewPlace[] {
  const programs = findPostgres();
  if (programs === null) console.log('  NOT MEASURED on PostgreSQL: no initdb and postgres on this machine.');
  const sqlite: NewPlace = { name: 'SQLite', create: sqlitePlace };
  return programs === null ? [sqlite] : [sqlite, { name: 'PostgreSQL', create: () => postgresPlace(programs) }];
}
