import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { bookingFileContract } from '../../../src/lib/desk/booking-file.contract.ts';
import { bookingListContract } from '../../../src/lib/desk/booking-list.contract.ts';
import { moneyContract } from '../../../src/lib/desk/money.contract.ts';
import { IDEMPOTENCY_HEADER } from '../../../src/lib/site/headers.ts';
import { manilaIso } from '../../../src/lib/time/manila.ts';
import { quickCheck } from '../../../src/server/database/quick-check.ts';
import { DESK_ROUTES } from '../../../src/server/routes/desk.ts';
import { mutator, type WireRequest } from '../../fixtures/builders/mutated-request.ts';
import { send } from '../../fixtures/steps/a-client.ts';
import { aStaffMember, type TestStaff } from '../../fixtures/steps/a-desk.ts';
import { NOW } from '../../fixtures/steps/a-services.ts';
import { type DatabasePlace, describeOnBothDatabases } from '../../fixtures/steps/databases.ts';
import { aMarkedDesk, deskRequests, MARKS, type MarkedDesk, STAFF_MARK } from '../../fixtures/steps/desk-requests.ts';
import { SITE } from '../../fixtures/steps/signing-in.ts';

/** Each run has a desk of its own: in one, the booking would soon be cancelled. */
const REQUESTS_OF_RUN = 500;

/** Who asks, and what none of their answers may have. */
const ASKING = [
  { name: 'nobody', given: null, secrets: [...MARKS, STAFF_MARK] },
  { name: 'driver', given: { role: 'driver', providerId: 'zion' }, secrets: [...MARKS, STAFF_MARK] },
  { name: 'other driver', given: { role: 'driver', providerId: 'adsts' }, secrets: [...MARKS, STAFF_MARK] },
  { name: 'desk', given: { role: 'desk' }, secrets: [STAFF_MARK] },
  { name: 'owner', given: {}, secrets: [] },
] as const;

/** These end the session of who asks. */
const ENDS_SESSION = /\/(?:sign-outs|end)$/;

function wireRequest(
  desk: MarkedDesk,
  route: string,
  staff: Pick<TestStaff, 'sessionId' | 'cookie'> | null,
): WireRequest {
  const { path, body, key } = deskRequests(desk, staff?.sessionId ?? 'NONE')[route] ?? { path: '' };
  return {
    method: route.split(' ')[0] ?? '',
    path,
    ...(body && { text: JSON.stringify(body) }),
    headers: {
      origin: SITE,
      'sec-fetch-site': 'same-origin',
      ...(body && { 'content-type': 'application/json' }),
      ...(key !== undefined && { [IDEMPOTENCY_HEADER.toLowerCase()]: key }),
      ...(staff && { cookie: staff.cookie }),
    },
  };
}

function damagesOf(file: string): string[] {
  const connection = new DatabaseSync(file, { readOnly: true });
  const broken = connection.prepare('pragma foreign_key_check').all();
  connection.close();
  return [quickCheck(file), ...broken.map((row) => JSON.stringify(row))].filter((one) => one !== null);
}

/** What is wrong with what is stored; empty where all of it agrees. */
async function inconsistencies({ owner }: MarkedDesk, place: DatabasePlace): Promise<readonly string[]> {
  const found: string[] = place.DATABASE_URL === undefined ? damagesOf(join(place.DATA_DIR, 'bookings.sqlite')) : [];
  const { bookings } = bookingListContract.response.parse((await owner.get(bookingListContract.path)).body);
  for (const { ref } of bookings) {
    const { booking, history, payments, refunds } = bookingFileContract.response.parse(
      (await owner.get(`${bookingFileContract.path}${ref}`)).body,
    );
    const paid = payments.reduce((sum, { cents }) => sum + cents, 0);
    const given = refunds.filter(({ status }) => status === 'given').reduce((sum, { cents }) => sum + cents, 0);
    if (paid !== booking.paid.minor) found.push(`${ref}: ${paid} cents came, ${booking.paid.minor} count`);
    if (given > paid) found.push(`${ref}: ${given} of ${paid} cents went back`);
    for (const [index, { to }] of history.entries()) {
      const next = history[index + 1]?.from ?? booking.status;
      if (next !== to) found.push(`${ref}: the history goes from ${to} to ${next}`);
    }
  }
  moneyContract.response.parse((await owner.get(moneyContract.path)).body);
  return found;
}

/** Valid requests of these are refused too: passkeys are of no device, no trip is called off. */
const REFUSED = /\/(?:registrations|sign-ins|verifications|dropped-trips)$/;

/** Most runs are on SQLite, which is quicker. PostgreSQL refuses texts and numbers of its own. */
const RUNS = { sqlite: 20, postgres: 2 } as const;

describeOnBothDatabases('10,000 mutated requests to the desk (1,000 on PostgreSQL)', (newPlace) => {
  // Two minutes on two cores that do other work too.
  test('fail nothing, tell nobody what is not theirs, and leave the database sound (specification.md#signing-in)', {
    timeout: 240_000,
  }, async () => {
    const routes = DESK_ROUTES.map(([method, address]) => `${method} ${address}`);
    const wrong: object[] = [];
    const done = new Set<string>();
    let runs: number = RUNS.sqlite;
    for (let count = 1; count <= runs; count += 1) {
      const run = `run ${count}`;
      const place = await newPlace();
      if (place.DATABASE_URL !== undefined) runs = RUNS.postgres;
      const desk = await aMarkedDesk(place);
      const { services } = desk;
      const signIn = async ({ name, given }: (typeof ASKING)[number]) =>
        given && (await aStaffMember(services, { name: `${name} of ${run}`, ...given }));
      const sessions = new Map(await Promise.all(ASKING.map(async (who) => [who, await signIn(who)] as const)));
      const mutate = mutator(run);
      for (let number = 0; number < REQUESTS_OF_RUN; number += 1) {
        const route = routes[number % routes.length] ?? '';
        const who = ASKING[Math.floor(number / routes.length) % ASKING.length] ?? ASKING[0];
        // Some ask with a passkey that was used too long ago.
        services.setTime(manilaIso(NOW + (number % 7 === 0 ? 10 : 0) * 60_000));
        const staff = ENDS_SESSION.test(route) ? await signIn(who) : (sessions.get(who) ?? null);
        const request = mutate(wireRequest(desk, route, staff));
        const { status, body } = await send(services, request.method, request.path, request);
        const answer = JSON.stringify(body ?? '');
        const leaked = who.secrets.filter((secret) => answer.includes(secret));
        if (status < 300 && body?.status === undefined) done.add(route);
        if (status >= 500 || body?.status >= 500 || leaked.length > 0) {
          wrong.push({ run, number, who: who.name, ...request, status, leaked, log: services.log.at(-1) });
        }
      }
      services.setTime(manilaIso(NOW));
      const found = await inconsistencies(desk, place);
      if (found.length > 0) wrong.push({ run, found });
    }
    expect(wrong).toEqual([]);
    // Enough is right in them to reach what they are about.
    const missed = routes.filter((route) => !done.has(route) && !REFUSED.test(route));
    expect(runs === RUNS.sqlite ? missed : []).toEqual([]);
  });
});
