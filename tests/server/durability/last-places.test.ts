import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placeBookingContract } from '../../../src/lib/bookings/bookings.contract.ts';
import { IDEMPOTENCY_HEADER } from '../../../src/lib/site/headers.ts';
import { addDays, manilaDate } from '../../../src/lib/time/manila.ts';
import { aCatalogueFile } from '../../fixtures/builders/a-booking-catalogue.ts';
import { aSeatBody, aSharedVan } from '../../fixtures/builders/a-shared-van.ts';
import { aBuiltProject, freePort, type RunningProgram, startProgram } from '../../fixtures/programs/server-program.ts';
import { type DatabasePlace, describeOnBothDatabases, openIn } from '../../fixtures/steps/databases.ts';

const CLIENTS = 50;
const PLACES = 12;
const VAN = aSharedVan({ capacity: { units: 1, seats: PLACES } });
const DAY = addDays(manilaDate(Date.now()), 30);

interface RunningServer extends RunningProgram {
  readonly address: string;
}

/** A built project that sells one van with twelve places. */
function aProjectWithVan(): string {
  const project = aBuiltProject();
  writeFileSync(join(project, 'dist/server/booking-catalogue.json'), JSON.stringify(aCatalogueFile([VAN])));
  return project;
}

async function startServer(project: string, { DATA_DIR, DATABASE_URL }: DatabasePlace): Promise<RunningServer> {
  const port = await freePort();
  const program = startProgram(project, {
    DATA_DIR,
    ...(DATABASE_URL && { DATABASE_URL }),
    PASSPORT_KEYS: `test:${Buffer.alloc(32).toString('base64')}`,
    VOUCHER_KEYS: `test:${Buffer.alloc(32).toString('base64')}`,
    PORT: String(port),
  });
  await expect.poll(program.output, { timeout: 15_000 }).toContain(`http://localhost:${port}`);
  return { ...program, address: `http://localhost:${port}` };
}

/**
 * Requests one place.
 *
 * @returns the status, the body of a 409 where it is one, and null where no answer came
 */
async function wantPlace({ address }: RunningServer, client: number) {
  const body = aSeatBody(client, 1, { date: DAY }, VAN);
  try {
    const response = await fetch(`${address}/api/bookings`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: `key-of-client-${client}` },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    const full = response.status === 409 ? placeBookingContract.conflict.parse(answer).fullTrips : undefined;
    return { status: response.status, full };
  } catch {
    return null;
  }
}

async function soldIn(place: DatabasePlace): Promise<number> {
  const database = await openIn(place);
  return (await database.read((db) => db.selectFrom('booked_trips').select('people').execute())).length;
}

describeOnBothDatabases(
  'the last places of a van, wanted on two servers (specification.md#selling-places)',
  (newPlace) => {
    test('are sold once each: 12 of 50 clients have one, and 38 are told that none is left', {
      timeout: 60_000,
    }, async () => {
      const place = await newPlace();
      const project = aProjectWithVan();
      const servers = await Promise.all([startServer(project, place), startServer(project, place)]);
      const clients = Array.from({ length: CLIENTS }, (_, client) => client);
      const answers = await Promise.all(
        clients.map((client) => wantPlace(servers[client % 2] as RunningServer, client)),
      );
      expect(answers.filter((answer) => answer?.status === 201)).toHaveLength(PLACES);
      const refused = answers.filter((answer) => answer?.status === 409);
      expect(refused).toHaveLength(CLIENTS - PLACES);
      for (const answer of refused) expect(answer?.full?.[0]).toMatchObject({ status: 'SOLD_OUT', vacancies: 0 });
      expect(await soldIn(place)).toBe(PLACES);
    });

    test('are sold once each although one server is killed meanwhile', { timeout: 60_000 }, async () => {
      const place = await newPlace();
      const project = aProjectWithVan();
      const [killed, other] = await Promise.all([startServer(project, place), startServer(project, place)]);
      const clients = Array.from({ length: CLIENTS }, (_, client) => client);
      const asked = clients.map(async (client) => {
        const first = await wantPlace(client % 2 === 0 ? killed : other, client);
        // The first answer of that server is its last one.
        if (client % 2 === 0 && first !== null) killed.child.kill('SIGKILL');
        return first;
      });
      const first = await Promise.all(asked);
      if (killed.child.exitCode === null && killed.child.signalCode === null) await once(killed.child, 'close');
      // Whoever heard nothing asks again with the same key, at the server that lives.
      const answers = await Promise.all(
        first.map(async (answer, client) => answer ?? (await wantPlace(other, client))),
      );
      expect(answers.filter((answer) => answer === null || ![200, 201, 409].includes(answer.status))).toEqual([]);
      expect(answers.filter((answer) => answer?.status !== 409)).toHaveLength(PLACES);
      expect(await soldIn(place)).toBe(PLACES);
    });
  },
);
