import { expect, test } from 'vitest';
import type { CartItem } from '../../../src/lib/cart/cart-item.schema.ts';
import {
  aCountedCatalogue,
  aSeatBody,
  aSharedVan,
  placeSeats,
  servicesSelling,
  vacanciesOf,
} from '../../fixtures/builders/a-shared-van.ts';
import { send } from '../../fixtures/steps/a-client.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

describeOnBothDatabases('places that many want at once (specification.md#selling-places)', (newPlace) => {
  test('are sold to as many as there are: 12 of 50, and 38 are told what is left', async () => {
    const van = aSharedVan({ capacity: { units: 1, seats: 12 } });
    const services = await servicesSelling(await newPlace(), aCountedCatalogue([van]));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, number) => placeSeats(services, aSeatBody(number, 1, {}, van))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(12);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(38);
    for (const { body } of refused) expect(body.fullTrips).toEqual([expect.objectContaining({ status: 'SOLD_OUT' })]);
    expect(await vacanciesOf(services)).toBe(0);
  });

  test('of two vans that two carts want in opposite order block nobody', async () => {
    const services = await servicesSelling(await newPlace());
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => {
        const times = number % 2 === 0 ? ['07:30', '09:30'] : ['09:30', '07:30'];
        const body = aSeatBody(number, 1);
        const item = body.bookingItems[0] as CartItem;
        const bookingItems = times.map((time, index) => ({
          ...item,
          ref: `AAAAAAA${index}`,
          trip: { ...item.trip, time },
        }));
        return send(services, 'POST', '/api/bookings', {
          body: { ...body, bookingItems, expectedTotalUsd: 32 },
          key: `key-of-cart-${number}`,
        });
      }),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
  });
});
