import { expect, test } from 'vitest';
import { mutator, type WireRequest } from '../../fixtures/builders/mutated-request.ts';
import { send } from '../../fixtures/steps/a-client.ts';
import {
  aReseller,
  aReservation,
  aSellingReseller,
  OCTO_CONTACT,
  people,
  uuidOf,
} from '../../fixtures/steps/a-reseller.ts';
import type { TestServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const REQUESTS = 400;

/** What is no address is refused before any endpoint is asked. */
const NO_ADDRESS = 'FST_ERR_BAD_URL';

/** Stands in the booking of the other reseller, and in no answer to this one. */
const MARK = 'Marked Traveller';

/** Valid requests of a reseller, in the order in which they could be sent. */
function requestsWith(key: string): readonly WireRequest[] {
  const booking = `/api/octo/bookings/${uuidOf(1)}`;
  const days = { localDateStart: '2027-01-12', localDateEnd: '2027-01-14', units: [{ id: 'adult', quantity: 2 }] };
  const asked = { productId: 'SV-PPS-ELN', optionId: 'DEFAULT', currency: 'USD', ...days };
  const reservation = aReservation({ uuid: uuidOf(1), notes: 'Hotel', expirationMinutes: 30, contact: OCTO_CONTACT });
  const bodies: readonly (readonly [method: string, path: string, body?: object])[] = [
    ['GET', '/api/octo/supplier'],
    ['GET', '/api/octo/products/SV-PPS-ELN'],
    ['POST', '/api/octo/availability/calendar', asked],
    ['POST', '/api/octo/availability', { ...asked, availabilityIds: ['2027-01-12T07:30:00+08:00'] }],
    ['POST', '/api/octo/bookings', reservation],
    ['GET', booking],
    ['GET', '/api/octo/bookings?localDate=2027-01-12'],
    ['POST', `${booking}/extend`, { expirationMinutes: 40 }],
    ['POST', `${booking}/confirm`, { contact: OCTO_CONTACT, resellerReference: 'R-1', unitItems: people(2) }],
    ['PATCH', booking, { unitItems: people(3), notes: 'Other', availabilityId: '2027-01-13T07:30:00+08:00' }],
    ['POST', `${booking}/cancel`, { reason: 'ill' }],
  ];
  const headers = { authorization: `Bearer ${key}`, 'octo-capabilities': 'octo/pricing' };
  return bodies.map(([method, path, body]) => ({
    ...{ method, path },
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { text: JSON.stringify(body) }),
  }));
}

/** What is wrong with what is stored; empty where all of it agrees. */
async function inconsistencies({ unitOfWork, database }: TestServices): Promise<readonly string[]> {
  const found: string[] = [];
  const refs = await database.read((db) => db.selectFrom('bookings').select('ref').execute());
  for (const { ref } of refs) {
    await unitOfWork.read(async ({ bookings, payments, refunds, resellers }) => {
      const booking = await bookings.find(ref);
      const paid = (await payments.ofBooking(ref)).reduce((sum, { cents }) => sum + cents, 0);
      const given = (await refunds.ofBooking(ref)).reduce((sum, { cents }) => sum + cents, 0);
      if (paid !== booking?.paidCents || given !== booking.refundedCents)
        found.push(`${ref}: ${paid} and ${given} cents`);
      if (given > paid || booking?.refundCents !== 0) found.push(`${ref}: ${given} of ${paid} cents went back`);
      if ((await resellers.ofBooking(ref)) === null) found.push(`${ref}: nobody sold it`);
      for (const [index, { to }] of (await bookings.events(ref)).entries()) {
        const next = (await bookings.events(ref))[index + 1]?.from ?? booking?.status;
        if (next !== to) found.push(`${ref}: the history goes from ${to} to ${next}`);
      }
    });
  }
  const taken = await database.read((db) =>
    db
      .selectFrom('booked_trips')
      .innerJoin('bookings', 'bookings.ref', 'booked_trips.booking_ref')
      .where('status', 'in', ['paid', 'awaiting-payment'])
      .select(['departure', 'people'])
      .execute(),
  );
  for (const [departure, trips] of Map.groupBy(taken, (trip) => trip.departure)) {
    const sum = trips.reduce((all, trip) => all + trip.people, 0);
    if (sum > 10) found.push(`${departure}: ${sum} of 10 places are sold`);
  }
  return found;
}

describeOnBothDatabases('mutated requests of a reseller (specification.md#resellers)', (newPlace) => {
  test('fail with a reason, see nothing of others, and leave what is stored in order', {
    timeout: 120_000,
  }, async () => {
    const { services, reseller } = await aSellingReseller(await newPlace());
    const other = await aReseller(services, { name: 'Another' });
    await other.hold(uuidOf(1), { contact: { ...OCTO_CONTACT, fullName: MARK } });
    const mutate = mutator('resellers');
    const requests = requestsWith(reseller.key);
    const statuses = new Set<number>();
    for (let number = 0; number < REQUESTS; number += 1) {
      const valid = requests[number % requests.length] as WireRequest;
      const { method, path, headers, text } = number % 3 === 0 ? valid : mutate(valid);
      const sending = { headers, ...(text !== undefined && { text }) };
      const { status, body } = await send(services, method, path, sending);
      statuses.add(status);
      const what = `${number}: ${method} ${path} ${text?.slice(0, 200)} ${JSON.stringify(body)?.slice(0, 300)}`;
      expect(status, what).toBeLessThan(500);
      if (status === 400 && body.code !== NO_ADDRESS)
        expect(body, what).toMatchObject({ error: expect.any(String), errorMessage: expect.stringMatching(/\S/) });
      expect(JSON.stringify(body) ?? '', what).not.toContain(MARK);
    }
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400]));
    expect(await inconsistencies(services)).toEqual([]);
    expect(services.log).toEqual([]);
  });
});
