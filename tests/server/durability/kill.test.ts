import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Tables } from '../../../src/server/database/tables.ts';
import { bundleOf } from '../../fixtures/programs/programs.ts';
import { type DatabasePlace, describeOnBothDatabases, openIn } from '../../fixtures/steps/databases.ts';

/**
 * The number of kills, of which ten take half a minute. The long version, for changes of what
 * writes: `KILLS=50 npm run unit -- run --project server tests/server/durability/kill.test.ts`.
 */
const KILLS = Number(process.env.KILLS ?? 10);
/** Each program is killed after another number of acknowledged writes. */
const WRITES = 40;

/**
 * @returns every write that was acknowledged before the program was killed: `cart ABCD1234 2`,
 * `booking ABCD1234`
 */
async function writeUntilKilled({ DATA_DIR, DATABASE_URL }: DatabasePlace, writes: number): Promise<string[]> {
  const child = spawn(process.execPath, [bundleOf('writing'), DATA_DIR, ...(DATABASE_URL ? [DATABASE_URL] : [])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    if (text.split('\n').length > writes) child.kill('SIGKILL');
  });
  const [code, signal] = await once(child, 'close');
  expect([code, signal]).toEqual([null, 'SIGKILL']);
  return text.split('\n').slice(0, -1);
}

async function killOften(place: DatabasePlace, first: number): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let kill = first; kill < KILLS; kill += 2) {
    acknowledged.push(...(await writeUntilKilled(place, WRITES + kill * 3)));
  }
  return acknowledged;
}

interface Stored {
  /** The revision of each cart that is no booking yet. */
  readonly revisions: ReadonlyMap<string, number>;
  readonly bookings: ReadonlySet<string>;
  /** Of everything that belongs to a booking, the references that it is there for. */
  readonly parts: readonly ReadonlySet<string>[];
  readonly secrets: ReadonlySet<string>;
}

async function storedIn(place: DatabasePlace): Promise<Stored> {
  const database = await openIn(place);
  const refs = async (ask: (db: Kysely<Tables>) => Promise<readonly { readonly ref: string }[]>) =>
    new Set((await database.read(ask)).map(({ ref }) => ref));
  const ofBookings = (table: 'booked_trips' | 'booking_events' | 'outbox' | 'idempotency_keys') =>
    refs((db) => db.selectFrom(table).select('booking_ref as ref').execute());
  return {
    revisions: new Map(
      (await database.read((db) => db.selectFrom('carts').select(['ref', 'revision']).execute())).map(
        ({ ref, revision }) => [ref, revision],
      ),
    ),
    bookings: await refs((db) => db.selectFrom('bookings').select('ref').execute()),
    secrets: await refs((db) => db.selectFrom('secrets').select('ref').execute()),
    parts: [
      await ofBookings('booked_trips'),
      await ofBookings('booking_events'),
      await ofBookings('outbox'),
      await ofBookings('idempotency_keys'),
    ],
  };
}

describeOnBothDatabases(
  `a program that is killed ${KILLS} times while it saves carts, changes and books them`,
  (newPlace) => {
    test('has every write that it acknowledged, whole', { timeout: 20_000 + KILLS * 5000 }, async () => {
      const place = await newPlace();
      // Two at a time, so that one is killed while another writes.
      const acknowledged = (await Promise.all([killOften(place, 0), killOften(place, 1)])).flat();
      const wordsOf = (what: string) =>
        acknowledged.map((line) => line.split(' ')).flatMap(([first, ...words]) => (first === what ? [words] : []));
      const saved = wordsOf('cart').map(([ref = '', revision]) => ({ ref, revision: Number(revision) }));
      const placed = wordsOf('booking').map(([ref = '']) => ref);
      expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * WRITES);
      expect(placed.length).toBeGreaterThanOrEqual(KILLS);
      const { revisions, bookings, parts, secrets } = await storedIn(place);
      const carts = new Set(revisions.keys());
      expect(placed.filter((ref) => !bookings.has(ref))).toEqual([]);
      const isThere = ({ ref, revision }: (typeof saved)[number]) =>
        bookings.has(ref) || (revisions.get(ref) ?? 0) >= revision;
      expect(saved.filter((cart) => !isThere(cart))).toEqual([]);
      expect(saved.filter(({ revision }) => revision > 1).length).toBeGreaterThanOrEqual(KILLS);
      for (const part of parts) expect(part).toEqual(bookings);
      expect(bookings.intersection(carts)).toEqual(new Set());
      expect(bookings.union(carts)).toEqual(secrets);
    });
  },
);
