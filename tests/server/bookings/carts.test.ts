import { expect, test } from 'vitest';
import { readCartContract, saveCartContract } from '../../../src/lib/cart/cart.contract.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { aCartBody, book, REF, send } from '../../fixtures/steps/a-client.ts';
import { aServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const UPSERT = `/api/cart/upsert/${REF}`;
const CART = `/api/cart/${REF}`;
const NOT_THERE = { status: 404, title: 'Not Found' };

describeOnBothDatabases('POST /api/cart/upsert/{bookingRef} (specification.md#calls)', (newPlace) => {
  test('saves a cart, tells its secret once, and reads it back with the secret', async () => {
    const services = await aServices(await newPlace());
    const first = await send(services, 'POST', UPSERT, { body: aCartBody() });
    expect(first.status).toBe(200);
    const { secret } = saveCartContract.response.parse(first.body);
    expect(secret).toMatch(/^[\w-]{43}$/);
    const second = await send(services, 'POST', UPSERT, { body: aCartBody({ revision: 2, currency: 'JPY' }), secret });
    expect(second.body).toEqual({ ref: REF, revision: 2 });
    const read = await send(services, 'GET', CART, { secret });
    expect(readCartContract.response.parse(read.body)).toEqual({
      ref: REF,
      ...aCartBody({ revision: 2, currency: 'JPY' }),
    });
    expect(read.headers.get('cache-control')).toBe('no-store');
  });

  test('takes the call as public callers send it, without a revision, and keeps the latest', async () => {
    const services = await aServices(await newPlace());
    const { body } = await send(services, 'POST', UPSERT, { body: aCartBody({ revision: undefined }) });
    const later = aCartBody({ revision: undefined, currency: 'PHP' });
    await send(services, 'POST', UPSERT, { body: later, secret: body.secret });
    expect((await send(services, 'GET', CART, { secret: body.secret })).body.currency).toBe('PHP');
  });

  test('keeps the newer of two versions, however late or often the older one comes', async () => {
    const services = await aServices(await newPlace());
    const { secret } = (await send(services, 'POST', UPSERT, { body: aCartBody({ revision: 5, currency: 'EUR' }) }))
      .body;
    for (const revision of [4, 5]) {
      const late = await send(services, 'POST', UPSERT, { body: aCartBody({ revision, currency: 'JPY' }), secret });
      expect(late.body).toEqual({ ref: REF, revision: 5 });
    }
    expect((await send(services, 'GET', CART, { secret })).body.currency).toBe('EUR');
  });

  test.each([
    ['no secret', undefined],
    ['a wrong secret', 'A'.repeat(43)],
    ['something that is no secret', 'x'],
  ])('answers %s as if there were no such cart', async (_name, secret) => {
    const services = await aServices(await newPlace());
    await send(services, 'POST', UPSERT, { body: aCartBody() });
    const taken = await send(services, 'GET', CART, { secret });
    const absent = await send(services, 'GET', '/api/cart/ZZZZ9999', { secret });
    expect([taken.status, taken.body]).toEqual([404, NOT_THERE]);
    expect([absent.status, absent.body]).toEqual([404, NOT_THERE]);
    // The second may be another one.
    const headersOf = ({ headers }: typeof taken) => [...headers].filter(([name]) => name !== 'date');
    expect(headersOf(taken)).toEqual(headersOf(absent));
    const saved = await send(services, 'POST', UPSERT, { body: aCartBody({ revision: 9 }), secret });
    expect([saved.status, saved.body]).toEqual([404, NOT_THERE]);
  });

  test('gives a reference to one of many who save it at the same time', async () => {
    const place = await newPlace();
    const [one, two] = [await aServices(place), await aServices(place)];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        send(index % 2 === 0 ? one : two, 'POST', UPSERT, { body: aCartBody() }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(9);
  });

  test('says that a cart which has been booked is not changed any more', async () => {
    const services = await aServices(await newPlace());
    const { secret } = await book(services);
    const answer = await send(services, 'POST', UPSERT, { body: aCartBody({ revision: 99 }), secret });
    expect(answer.status).toBe(409);
    expect(answer.body.detail).toMatch(/has been booked/);
    expect((await send(services, 'POST', UPSERT, { body: aCartBody() })).body).toEqual(NOT_THERE);
  });

  test('keeps whatever a traveller writes as it is written', async () => {
    const services = await aServices(await newPlace());
    const notes = `'); drop table carts; -- ñ ₱ 日本 \u{1F6B2} "quoted" \\`;
    const bookingItems = [aCartItem('AAAAAAAA', { notes })];
    const { secret } = (await send(services, 'POST', UPSERT, { body: aCartBody({ bookingItems }) })).body;
    expect((await send(services, 'GET', CART, { secret })).body.bookingItems[0].trip.notes).toBe(notes);
  });

  test('in a currency without a rate is refused, and names the field', async () => {
    const services = await aServices(await newPlace());
    const first = await send(services, 'POST', UPSERT, { body: aCartBody({ currency: 'XXX' }) });
    expect([first.status, first.body.errors]).toEqual([
      422,
      [{ field: 'currency', detail: 'a currency that this site has an exchange rate for' }],
    ]);
    const { secret } = (await send(services, 'POST', UPSERT, { body: aCartBody() })).body;
    const next = aCartBody({ revision: 2, currency: 'XXX' });
    expect((await send(services, 'POST', UPSERT, { body: next, secret })).status).toBe(422);
    expect((await send(services, 'GET', CART, { secret })).body).toMatchObject({ revision: 1, currency: 'USD' });
  });
});
