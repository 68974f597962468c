import { describe, expect, test } from 'vitest';
import { type DeskAction, isPermitted, needsVerification, STAFF_ROLES } from '../../../src/lib/desk/permissions.ts';
import { DESK_ROUTES } from '../../../src/server/routes/desk.ts';
import { type Answer, REF, send } from '../../fixtures/steps/a-client.ts';
import { aStaffMember } from '../../fixtures/steps/a-desk.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';
import { everybodyAt } from '../../fixtures/steps/desk-askers.ts';
import { aMarkedDesk, deskRequests, MARKED_DAY, MARKS } from '../../fixtures/steps/desk-requests.ts';
import { SITE } from '../../fixtures/steps/signing-in.ts';

/**
 * What a valid request of each route is answered with. `driver` is of the company of the trip that
 * it names, `other` of another one; the passkey of `stale`, an owner, was used ten minutes ago.
 * They ask from left to right, so that what the desk has done already is repeated by the owner.
 */
const TABLE = `
  route                                                action              nobody editor other driver stale desk owner
  POST /api/desk/registration-options                  -                      200    200    200    200   200  200   200
  POST /api/desk/registrations                         -                      422    422    422    422   422  422   422
  POST /api/desk/sign-in-options                       -                      200    200    200    200   200  200   200
  POST /api/desk/sign-ins                              -                      401    401    401    401   401  401   401
  POST /api/desk/verification-options                  own-sessions           401    200    200    200   200  200   200
  POST /api/desk/verifications                         own-sessions           401    403    403    403   403  403   403
  GET  /api/desk/session                               own-sessions           401    200    200    200   200  200   200
  GET  /api/desk/sessions                              own-sessions           401    200    200    200   200  200   200
  POST /api/desk/sessions/:session/end                 own-sessions           401    204    204    204   204  204   204
  POST /api/desk/sign-outs                             own-sessions           401    204    204    204   204  204   204
  GET  /api/desk/staff                                 read-staff             401    404    404    404   200  404   200
  POST /api/desk/staff/:staff/removal                  change-staff           401    404    404    404   403  404   204
  PUT  /api/desk/staff/:staff/role                     change-staff           401    404    404    404   403  404   204
  POST /api/desk/passkeys/:passkey/revocation          change-staff           401    404    404    404   403  404   204
  POST /api/desk/invitations                           change-staff           401    404    404    404   403  404   201
  GET  /api/desk/departures                            read-departures        401    404    200    200   200  200   200
  GET  /api/desk/manifest                              read-departures        401    404    404    200   200  200   200
  GET  /api/desk/voucher-keys                          read-departures        401    404    200    200   200  200   200
  GET  /api/desk/bookings                              read-bookings          401    404    404    404   200  200   200
  POST /api/desk/bookings                              change-bookings        401    404    404    404   201  200   200
  GET  /api/desk/bookings/:ref                         read-bookings          401    404    404    404   200  200   200
  POST /api/desk/departures                            change-departures      401    404    404    404   200  200   200
  POST /api/desk/departures/call-off                   change-departures      401    404    404    404   200  200   200
  GET  /api/desk/departures/call-off                   change-departures      401    404    404    404   200  200   200
  GET  /api/desk/calendar                              change-departures      401    404    404    404   200  200   200
  GET  /api/desk/sea                                   change-departures      401    404    404    404   200  200   200
  PUT  /api/desk/sea                                   change-departures      401    404    404    404   200  200   200
  GET  /api/desk/money                                 confirm-payments       401    404    404    404   200  200   200
  GET  /api/desk/bookings/:ref/passports               read-passports         401    404    404    404   200  200   200
  PUT  /api/desk/bookings/:ref/check-ins               check-in               401    404    404    200   200  200   200
  POST /api/desk/bookings/:ref/notes                   change-bookings        401    404    404    404   200  200   200
  POST /api/desk/bookings/:ref/status                  change-bookings        401    404    404    404   200  200   200
  GET  /api/desk/bookings/:ref/cancellation            change-bookings        401    404    404    404   200  200   200
  POST /api/desk/bookings/:ref/cancellation            change-bookings        401    404    404    404   200  200   200
  PUT  /api/desk/bookings/:ref/hotels                  change-bookings        401    404    404    404   200  200   200
  POST /api/desk/bookings/:ref/trip-quote              change-bookings        401    404    404    404   200  200   200
  PUT  /api/desk/bookings/:ref/trip                    change-bookings        401    404    404    404   200  200   200
  POST /api/desk/bookings/:ref/dropped-trips           change-bookings        401    404    404    404   409  409   409
  POST /api/desk/bookings/:ref/mail                    change-bookings        401    404    404    404   200  200   200
  POST /api/desk/bookings/:ref/payments                confirm-payments       401    404    404    404   200  200   200
  POST /api/desk/bookings/:ref/refunds                 refund                 401    404    404    404   403  200   200
  POST /api/desk/travellers/export                     export-traveller       401    404    404    404   403  404   200
  POST /api/desk/travellers/erasure-plan               erase-traveller        401    404    404    404   403  404   200
  POST /api/desk/travellers/erasure                    erase-traveller        401    404    404    404   403  404   200
`;

const ASKING = ['nobody', 'editor', 'other', 'driver', 'stale', 'desk', 'owner'] as const;

type Asking = (typeof ASKING)[number];

/** A line of the table. */
interface Row {
  readonly route: string;
  readonly method: string;
  /** Null where nobody needs to be signed in. */
  readonly action: DeskAction | null;
  readonly expected: Readonly<Record<Asking, number>>;
}

const ROWS: readonly Row[] = TABLE.trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [method = '', address = '', action = '', ...statuses] = line.trim().split(/\s+/);
    const expected = Object.fromEntries(ASKING.map((name, index) => [name, Number(statuses[index])]));
    return {
      route: `${method} ${address}`,
      method,
      action: action === '-' ? null : (action as DeskAction),
      expected: expected as Row['expected'],
    };
  });

type Headers = Readonly<Record<string, string>>;

const OWN_PAGE: Headers = { origin: SITE, 'sec-fetch-site': 'same-origin' };

/** Those with an origin alone are of browsers that do not know Sec-Fetch-Site. */
const FOREIGN: readonly Headers[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://other.example' },
  { origin: 'null' },
];

describe('the table of who may do what at the desk (specification.md#signing-in)', () => {
  test('has every route of the API, and a valid request for each', () => {
    const routes = DESK_ROUTES.map(([method, address]) => `${method} ${address}`);
    expect(ROWS.map(({ route }) => route)).toEqual(routes);
    const ids = { staff: 'A', passkey: 'B', invitation: 'C' };
    expect(Object.keys(deskRequests({ ids }, 'D'))).toEqual(routes);
  });

  test('agrees with the permissions, of which each is of use or reserved', () => {
    for (const { route, action, expected } of ROWS) {
      if (action === null) continue;
      const permitted = STAFF_ROLES.filter((role) => expected[role] !== 404);
      expect([route, permitted]).toEqual([route, STAFF_ROLES.filter((role) => isPermitted(role, action))]);
      if (!route.endsWith('/verifications')) {
        expect([route, expected.stale === 403]).toEqual([route, needsVerification(action)]);
      }
    }
  });
});

describeOnBothDatabases('a route of the desk (specification.md#signing-in)', (newPlace) => {
  test.each(ROWS)('answers each role as the table says: $route', async ({ route, method, action, expected }) => {
    const desk = await aMarkedDesk(await newPlace());
    const { asking, over } = await everybodyAt(desk);
    const ask = (session: string, headers: Headers): Promise<Answer> => {
      const { path, body, key } = deskRequests(desk, session)[route] ?? { path: '' };
      return send(desk.services, method, path, {
        ...(body && { body }),
        ...(key !== undefined && { key }),
        headers,
      });
    };
    const here = (cookie?: string) => ({ ...OWN_PAGE, ...(cookie !== undefined && { cookie }) });

    if (method !== 'GET') {
      const { cookie, sessionId } = asking.owner;
      for (const headers of FOREIGN) {
        const { status } = await ask(sessionId, { cookie, ...headers });
        expect([headers, status]).toEqual([headers, 403]);
      }
    }
    if (action !== null) {
      for (const [name, { cookie }] of Object.entries(over)) {
        const { status, body } = await ask('NONE', here(cookie));
        expect([name, status, body.code]).toEqual([name, 401, 'sign-in-needed']);
      }
    }

    const statuses: Partial<Record<Asking, number>> = {};
    const unknown = await send(desk.services, 'GET', '/api/desk/nothing-at-all');
    for (const name of ASKING) {
      const staff = asking[name];
      const { status, body } = await ask(staff?.sessionId ?? 'NONE', here(staff?.cookie));
      statuses[name] = status;
      // What is outside of a role is answered as what there is not.
      if (status === 404) expect([name, body]).toEqual([name, unknown.body]);
      if (status === 403 && name === 'stale' && !route.endsWith('/verifications')) {
        expect(body.code).toBe('verification-needed');
      }
      if (name === 'driver' || name === 'other' || name === 'editor') {
        const text = JSON.stringify(body ?? '');
        expect([name, MARKS.filter((mark) => text.includes(mark))]).toEqual([name, []]);
      }
    }
    expect(statuses).toEqual(expected);
  });
});

test('A driver gets the trips of the own company alone, also of a booking with trips of others.', async () => {
  const { services } = await aMarkedDesk();
  const titlesOf = async (providerId: string) => {
    const driver = await aStaffMember(services, { role: 'driver', name: providerId, providerId });
    const { body } = await driver.get(`/api/desk/departures?day=${MARKED_DAY}&empty=1`);
    return body.departures.map(({ title }: { readonly title: string }) => title);
  };
  expect(await titlesOf('zion')).toEqual(['Underground River']);
  expect(await titlesOf('adsts')).toEqual(['Private van from Puerto Princesa to El Nido']);
  expect(await titlesOf('nobody')).toEqual([]);
});

test('The office reads each of the marks that no driver may read.', async () => {
  const { services } = await aMarkedDesk();
  const desk = await aStaffMember(services, { role: 'desk' });
  const addresses = [`bookings/${REF}`, `bookings/${REF}/passports`, `departures?day=${MARKED_DAY}`, 'money'];
  const answers = await Promise.all(addresses.map((address) => desk.get(`/api/desk/${address}`)));
  const text = JSON.stringify(answers.map(({ body }) => body));
  expect(MARKS.filter((mark) => text.includes(mark))).toEqual(MARKS);
});
