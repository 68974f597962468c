import { expect, test } from 'vitest';
import { ANSWERED_BEFORE, bookingSchema, placeBookingContract } from '../../../src/lib/bookings/bookings.contract.ts';
import { aBookingBody, aCartBody, book, CONTACT, REF, send } from '../../fixtures/steps/a-client.ts';
import { aServices, NOON } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const KEY = 'a-key-of-the-browser';

describeOnBothDatabases('POST /api/bookings', (newPlace) => {
  test('books what the cart says, under the names, prices and rules of the catalogue', async () => {
    const services = await aServices(await newPlace());
    const answer = await send(services, 'POST', '/api/bookings', { body: aBookingBody(), key: KEY });
    expect(answer.status).toBe(201);
    const { booking, secret } = placeBookingContract.response.parse(answer.body);
    expect(booking).toMatchObject({
      ref: REF,
      status: 'awaiting-payment',
      placedAt: NOON,
      booker: CONTACT,
      totalUsd: 173,
      nowUsd: 173,
      balances: [],
      paid: { minor: 0, currency: 'USD' },
      refundNow: { minor: 0, currency: 'USD' },
    });
    expect(booking.trips).toEqual([
      expect.objectContaining({
        ref: 'AAAAAAAA',
        title: 'Private van from Puerto Princesa to El Nido',
        provider: 'ADSTS',
        departure: '2027-01-12T07:30:00+08:00',
        end: '2027-01-12T12:30:00+08:00',
        pickup: { name: 'Puerto Princesa Airport', note: 'Arrivals exit' },
        dropoff: {
          name: 'Casa Maria, El Nido hotels',
          note: 'We take you to the door, or to the nearest corner that a van can reach.',
        },
        participants: [null, null],
      }),
    ]);
    const read = await send(services, 'GET', `/api/bookings/${REF}`, { secret });
    expect(bookingSchema.parse(read.body)).toEqual(booking);
  });

  test('books a cart that was saved, with its secret and no other', async () => {
    const services = await aServices(await newPlace());
    const { secret } = (await send(services, 'POST', `/api/cart/upsert/${REF}`, { body: aCartBody() })).body;
    const stranger = await send(services, 'POST', '/api/bookings', { body: aBookingBody(), key: 'of-a-stranger' });
    expect([stranger.status, stranger.body]).toEqual([404, { status: 404, title: 'Not Found' }]);
    const answer = await send(services, 'POST', '/api/bookings', { body: aBookingBody(), key: KEY, secret });
    expect(answer.status).toBe(201);
    expect(answer.body.secret).toBeUndefined();
    expect((await send(services, 'GET', `/api/bookings/${REF}`, { secret })).status).toBe(200);
  });

  test('answers the same request again with the same booking, and with a secret where the first answer had one', async () => {
    const services = await aServices(await newPlace());
    const body = aBookingBody();
    const first = await send(services, 'POST', '/api/bookings', { body, key: KEY });
    const lost = await send(services, 'POST', '/api/bookings', { body, key: KEY });
    expect(lost.status).toBe(200);
    expect(lost.body.booking).toEqual(first.body.booking);
    for (const { secret } of [first.body, lost.body]) {
      expect((await send(services, 'GET', `/api/bookings/${REF}`, { secret })).status).toBe(200);
    }
    const known = await send(services, 'POST', '/api/bookings', { body, key: KEY, secret: first.body.secret });
    expect(known.body.secret).toBeUndefined();
  });

  test.each(['XXX', 'ZZZ'])(
    'in the currency %s, which has no rate, is refused: a dollar would become a unit of anything',
    async (currency) => {
      const services = await aServices(await newPlace());
      const body = aBookingBody({ currency });
      const answer = await send(services, 'POST', '/api/bookings', { body, key: KEY });
      expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'currency']);
      expect(await services.unitOfWork.read((repositories) => repositories.bookings.find(REF))).toBeNull();
    },
  );

  test('does not give secrets away without end, and never says that there is no booking to who has made it', async () => {
    const services = await aServices(await newPlace());
    const repeat = (secret?: string) =>
      send(services, 'POST', '/api/bookings', { body: aBookingBody(), key: KEY, secret });
    const statuses = [];
    for (let index = 0; index < 10; index += 1) statuses.push((await repeat()).status);
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 200)]);
    for (const secret of [undefined, undefined, 'wrong']) {
      const { status, body } = await repeat(secret);
      expect([status, body.code, body.items]).toEqual([409, ANSWERED_BEFORE, []]);
      expect(placeBookingContract.conflict.safeParse(body).success).toBe(true);
    }
    const stranger = await send(services, 'POST', '/api/bookings', { body: aBookingBody(), key: 'of-a-stranger' });
    expect(stranger.status).toBe(404);
  });

  test('says that it was made also to who has lost the secret of the cart that it was made of', async () => {
    const services = await aServices(await newPlace());
    const { secret } = (await send(services, 'POST', `/api/cart/upsert/${REF}`, { body: aCartBody() })).body;
    await send(services, 'POST', '/api/bookings', { body: aBookingBody(), key: KEY, secret });
    const answer = await send(services, 'POST', '/api/bookings', { body: aBookingBody(), key: KEY });
    expect([answer.status, answer.body.code]).toEqual([409, ANSWERED_BEFORE]);
  });

  test.each([
    ['another price', { expectedTotalUsd: 174 }],
    ['another reference', { bookingRef: 'OTHER123' }],
  ])('refuses the same key for %s', async (_name, change) => {
    const services = await aServices(await newPlace());
    await send(services, 'POST', '/api/bookings', { body: aBookingBody(), key: KEY });
    const answer = await send(services, 'POST', '/api/bookings', { body: aBookingBody(change), key: KEY });
    expect(answer.status).toBe(422);
    expect(answer.body.detail).toMatch(/key belongs to another request/);
  });

  test('books one cart once, whatever its secret and key', async () => {
    const services = await aServices(await newPlace());
    const { secret } = await book(services);
    const again = await send(services, 'POST', '/api/bookings', { body: aBookingBody(), key: 'another-key', secret });
    expect(again.status).toBe(409);
    expect(placeBookingContract.conflict.parse(again.body).items).toEqual([]);
  });

  test('makes one booking of many requests of two processes at the same time', async () => {
    const place = await newPlace();
    const [one, two] = [await aServices(place), await aServices(place)];
    const { secret } = (await send(one, 'POST', `/api/cart/upsert/${REF}`, { body: aCartBody() })).body;
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 3 === 2
          ? send(two, 'POST', `/api/cart/upsert/${REF}`, { body: aCartBody({ revision: index }), secret })
          : send(index % 2 === 0 ? one : two, 'POST', '/api/bookings', {
              body: aBookingBody(),
              key: `key-number-${index}`,
              secret,
            }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toSatisfy((all: Set<number>) =>
      [...all].every((status) => [200, 201, 409].includes(status)),
    );
    const { body } = await send(two, 'GET', `/api/bookings/${REF}`, { secret });
    expect(body.trips).toHaveLength(1);
    expect(await two.unitOfWork.read((repositories) => repositories.bookings.events(REF))).toHaveLength(1);
  });
});
