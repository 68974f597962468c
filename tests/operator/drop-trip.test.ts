import { expect, test } from 'vitest';
import { aCartItem } from '../fixtures/builders/a-cart-item.ts';
import { aCountedBackoffice, BOAT } from '../fixtures/builders/a-counted-backoffice.ts';
import { aSeatBody, aSharedVan, placeSeats } from '../fixtures/builders/a-shared-van.ts';
import { describeOnBothDatabases, type NewPlace } from '../fixtures/steps/databases.ts';

const TRIP = 'AAAAAAAA';

/** Two seats in the van for 32 dollars and a place on the boat, paid; the van is called off. */
async function calledOffVan(newPlace: NewPlace) {
  const backoffice = await aCountedBackoffice(await newPlace());
  const { services, day } = backoffice;
  const seats = aSeatBody(1, 2, { date: day }, aSharedVan());
  const boat = aCartItem('BBBBBBBB', { people: 1, date: day, time: '09:00' }, BOAT);
  const bookingItems = [...seats.bookingItems, boat];
  const expectedTotalUsd = seats.expectedTotalUsd + boat.totalUsd;
  expect((await placeSeats(services, { ...seats, bookingItems, expectedTotalUsd })).status).toBe(201);
  await backoffice.run('confirm-payment', 'AAAA0001', '--amount', String(expectedTotalUsd), '--id', 'BDO-1');
  await backoffice.run('call-off', 'SV-PPS-ELN', day, '07:30', '--reason', 'the road is flooded');
  const stored = () => services.unitOfWork.read(({ bookings }) => bookings.find('AAAA0001'));
  return { run: backoffice.run, stored, day, boatUsd: boat.totalUsd };
}

describeOnBothDatabases('the command that takes a trip out (specification.md#calling-off-a-departure)', (newPlace) => {
  test('says what would be owed back, and changes nothing before it is told to', async () => {
    const { run, stored, boatUsd } = await calledOffVan(newPlace);
    const asked = await run('drop-trip', 'AAAA0001', TRIP);
    expect([asked.code, asked.error]).toEqual([0, '']);
    expect(asked.out).toContain('US$32 would be owed back.\nNothing was changed: add --yes to take it out.');
    expect((await stored())?.trips).toHaveLength(2);
    const done = await run('drop-trip', 'aaaa0001', TRIP, '--yes');
    expect(done.out).toContain(`${TRIP} is taken out of AAAA0001. Owed back for it: US$32.`);
    expect(await stored()).toMatchObject({ totalUsd: boatUsd, refundCents: 3200, trips: [{ ref: 'BBBBBBBB' }] });
    expect((await run('drop-trip', 'AAAA0001', TRIP, '--yes')).out).toContain('was taken out of AAAA0001 before');
  });

  test.each([
    [['AAAA0001', 'BBBBBBBB'], 'That trip takes place. Give "call-off" for its departure first.'],
    [['AAAA0001', 'CCCCCCCC', '--yes'], 'AAAA0001 has no such trip: it has AAAAAAAA'],
    [['ZZZZ9999', TRIP], 'ZZZZ9999'],
  ])('refuses %s and says why', async (words, reason) => {
    const { run, stored } = await calledOffVan(newPlace);
    const { code, error } = await run('drop-trip', ...words);
    expect(code).toBeGreaterThan(0);
    expect(error).toContain(reason);
    expect((await stored())?.trips).toHaveLength(2);
  });

  test('leads to a cancellation for the only trip of a booking', async () => {
    const { run, day } = await calledOffVan(newPlace);
    await run('drop-trip', 'AAAA0001', TRIP, '--yes');
    await run('call-off', BOAT.code, day, '09:00', '--reason', 'waves');
    const { error } = await run('drop-trip', 'AAAA0001', 'BBBBBBBB', '--yes');
    expect(error).toContain('It is the only trip of AAAA0001: cancel AAAA0001 --full-refund --reason TEXT.');
  });
});
