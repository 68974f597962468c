import { expect, test } from 'vitest';
import { aCartBody, book, send } from '../../fixtures/steps/a-client.ts';
import { aServices, type TestServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const pathOf = (ref: string) => `/api/cart/upsert/${ref}`;
const refOf = (index: number) => `AB00000${index}`;
const COUNT = 8;

/** Carts of travellers who know nothing of each other. */
async function someCarts(services: TestServices) {
  const all = Array.from({ length: COUNT }, (_, index) => refOf(index));
  return Promise.all(
    all.map(async (ref) => {
      const { body } = await send(services, 'POST', pathOf(ref), { body: aCartBody({ revision: 1 }) });
      return { ref, secret: body.secret as string };
    }),
  );
}

const currencyOf = async (services: TestServices, { ref, secret }: { ref: string; secret: string }) =>
  (await send(services, 'GET', `/api/cart/${ref}`, { secret })).body.currency;

describeOnBothDatabases('carts that are saved at the same time (specification.md#calls)', (newPlace) => {
  test('are all kept, each for who has its secret', async () => {
    const services = await aServices(await newPlace());
    const carts = await someCarts(services);
    const answers = await Promise.all(
      carts.map(({ ref, secret }, index) =>
        send(services, 'POST', pathOf(ref), {
          body: aCartBody({ revision: 2, currency: index % 2 === 0 ? 'JPY' : 'KWD' }),
          // The last one comes with somebody else's.
          secret: index === COUNT - 1 ? carts[0]?.secret : secret,
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([...Array(COUNT - 1).fill(200), 404]);
    const currencies = await Promise.all(carts.map((cart) => currencyOf(services, cart)));
    expect(currencies).toEqual(['JPY', 'KWD', 'JPY', 'KWD', 'JPY', 'KWD', 'JPY', 'USD']);
  });

  test('by one traveller end as the newest of them, in whatever order they come', async () => {
    const place = await newPlace();
    const [one, two] = [await aServices(place), await aServices(place)];
    const [cart] = await someCarts(one);
    if (!cart) throw new Error('there is no cart');
    const revisions = [7, 3, 9, 2, 8, 5, 4, 6];
    const answers = await Promise.all(
      revisions.map((revision, index) =>
        send(index % 2 === 0 ? one : two, 'POST', pathOf(cart.ref), {
          body: aCartBody({ revision, currency: revision === 9 ? 'JPY' : 'EUR' }),
          secret: cart.secret,
        }),
      ),
    );
    for (const [index, { status, body }] of answers.entries()) {
      expect(status).toBe(200);
      expect(body.revision).toBeGreaterThanOrEqual(revisions[index] ?? 0);
    }
    expect(await currencyOf(one, cart)).toBe('JPY');
  });

  test('are not saved over a booking that was made of them meanwhile', async () => {
    const services = await aServices(await newPlace());
    const { booking, secret } = await book(services);
    const { ref } = booking;
    const next = { ref, secret, request: { ...aCartBody(), revision: 99 } };
    expect(await services.saveNextRevision(next)).toBe(false);
    expect((await send(services, 'GET', `/api/cart/${ref}`, { secret })).status).toBe(404);
  });

  test('are saved one by one where saving them together fails', async () => {
    const services = await aServices(await newPlace());
    const { unitOfWork } = services;
    const failing = await aServices(undefined, {
      database: services.database,
      unitOfWork: { ...unitOfWork, direct: () => Promise.reject(new Error('deadlock detected')) },
    });
    const carts = await someCarts(failing);
    const answers = await Promise.all(
      carts.map(({ ref, secret }) =>
        send(failing, 'POST', pathOf(ref), { body: aCartBody({ revision: 2, currency: 'JPY' }), secret }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(COUNT).fill(200));
  });
});
