import { expect, test } from 'vitest';
import { aStripe } from '../../fixtures/fakes/a-stripe.ts';
import { book, REF, send } from '../../fixtures/steps/a-client.ts';
import { aServices, NOON, type TestServices } from '../../fixtures/steps/a-services.ts';
import { type DatabasePlace, describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const HALF_AN_HOUR_LATER = '2026-11-21T12:30:00+08:00';
const A_DAY_LATER = '2026-11-22T12:00:00+08:00';

async function servicesWithStripe(place: DatabasePlace): Promise<TestServices> {
  const stripe = await aStripe();
  const services = await aServices(place, { payments: stripe.payments });
  stripe.clock = services.clock;
  return services;
}

const mails = (services: TestServices) =>
  services.database.read((db) => db.selectFrom('outbox').select(['id', 'occasion']).orderBy('id').execute());

describeOnBothDatabases('unpaid places (specification.md#payment)', (newPlace) => {
  test('are reserved for half an hour while somebody pays online', async () => {
    const services = await servicesWithStripe(await newPlace());
    const { booking } = await book(services, { paymentMethod: 'stripe' });
    expect([booking.placedAt, booking.payBy]).toEqual([NOON, HALF_AN_HOUR_LATER]);
  });

  test.each([
    ['by hand', { paymentMethod: 'manual' }],
    ['in a way that was not said', {}],
    ['in a way that is not offered', { paymentMethod: 'paymongo' }],
  ])('are reserved for the hours of the settings where somebody pays %s', async (_how, changes) => {
    const services = await servicesWithStripe(await newPlace());
    expect((await book(services, changes)).booking.payBy).toBe(A_DAY_LATER);
  });

  test('are reserved longer once somebody who began online chooses to pay by hand, and mailed once', async () => {
    const services = await servicesWithStripe(await newPlace());
    const { secret } = await book(services, { paymentMethod: 'stripe' });
    services.setTime('2026-11-21T12:20:00+08:00');
    for (const key of ['first-choice', 'again-chosen']) {
      const answer = await send(services, 'POST', `/api/bookings/${REF}/payment`, {
        body: { method: 'manual' },
        secret,
        key,
      });
      expect([answer.status, answer.body.kind]).toEqual([200, 'instructions']);
    }
    services.setTime('2026-11-21T18:00:00+08:00');
    const { body } = await send(services, 'GET', `/api/bookings/${REF}`, { secret });
    expect([body.status, body.payBy]).toEqual(['awaiting-payment', A_DAY_LATER]);
    expect((await mails(services)).filter(({ id }) => id.includes('manual'))).toEqual([
      { id: `${REF}-manual-operator`, occasion: 'place' },
      { id: `${REF}-manual-traveller`, occasion: 'place' },
    ]);
  });

  test('that were given up are not reserved again by choosing to pay by hand', async () => {
    const services = await servicesWithStripe(await newPlace());
    const { secret } = await book(services, { paymentMethod: 'stripe' });
    services.setTime(HALF_AN_HOUR_LATER);
    const answer = await send(services, 'POST', `/api/bookings/${REF}/payment`, {
      body: { method: 'manual' },
      secret,
      key: 'too-late-to-choose',
    });
    expect(answer.status).toBe(409);
  });
});
