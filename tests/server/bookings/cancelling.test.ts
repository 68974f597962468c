import { expect, test } from 'vitest';
import { changeStatus } from '../../../src/server/backoffice/change-status.ts';
import { cancelBooking } from '../../../src/server/bookings/cancel-booking.ts';
import { receivePayment } from '../../../src/server/payments/receive-payment.ts';
import { aBookingCatalogue } from '../../fixtures/builders/a-booking-catalogue.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { book, REF, send } from '../../fixtures/steps/a-client.ts';
import { aServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases, type NewPlace } from '../../fixtures/steps/databases.ts';

const BOOKING = `/api/bookings/${REF}`;
const FIRST = '2027-01-12T07:30:00+08:00';
const LAST = '2027-01-15T07:30:00+08:00';

/** Two vans, paid: one on the 12th, one on the 15th. */
async function twoVans(newPlace: NewPlace) {
  const services = await aServices(await newPlace());
  const bookingItems = [aCartItem('AAAAAAAA'), aCartItem('BBBBBBBB', { date: '2027-01-15' })];
  const { secret } = await book(services, { bookingItems, expectedTotalUsd: 346 });
  await services.unitOfWork.write(REF, (repositories) =>
    receivePayment(
      repositories,
      { id: '1', bookingRef: REF, method: 'manual', cents: 34_600, actor: 'operator' },
      aBookingCatalogue(),
      services.clock(),
    ),
  );
  const read = async () => (await send(services, 'GET', BOOKING, { secret })).body;
  const cancel = (minor: number) =>
    send(services, 'POST', `${BOOKING}/cancellation`, { body: { expectedRefund: { minor, currency: 'USD' } }, secret });
  return { services, read, cancel };
}

describeOnBothDatabases('cancelling a paid booking', (newPlace) => {
  test('is possible for travellers until the last trip leaves, and not after that', async () => {
    const { services, read, cancel } = await twoVans(newPlace);
    services.setTime(FIRST);
    expect(await read()).toMatchObject({ status: 'paid', refundNow: { minor: 17_300 } });
    services.setTime(LAST);
    expect(await read()).toMatchObject({ status: 'paid', refundNow: null });
    const { status, body } = await cancel(0);
    expect([status, body.detail]).toEqual([409, expect.stringContaining('The last trip of this booking has left')]);
    expect((await read()).status).toBe('paid');
  });

  test('is possible for the operator after that too, who may give everything back', async () => {
    const { services, read } = await twoVans(newPlace);
    services.setTime('2027-01-16T12:00:00+08:00');
    const request = {
      expectedRefund: null,
      reason: 'The van never came.',
      actor: 'operator',
      isFullRefund: true,
    } as const;
    const outcome = await services.unitOfWork.write(REF, async (repositories) => {
      const booking = await repositories.bookings.find(REF);
      return booking && cancelBooking(repositories, booking, request, services.clock());
    });
    expect(outcome).toMatchObject({ kind: 'cancelled', booking: { refundCents: 34_600 } });
    expect(await read()).toMatchObject({ status: 'cancelled', refundDue: { minor: 34_600 } });
  });
});

describeOnBothDatabases('a paid booking that nobody confirmed', (newPlace) => {
  test.each([
    ['complete', 'completed'],
    ['miss', 'no-show'],
  ] as const)('can end with %s once it has left', async (event, status) => {
    const { services } = await twoVans(newPlace);
    const move = () =>
      services.unitOfWork.write(REF, (repositories) => changeStatus(repositories, REF, event, services.clock()));
    expect(await move()).toMatchObject({ kind: 'too-early' });
    services.setTime(LAST);
    expect(await move()).toMatchObject({ kind: 'moved', booking: { status } });
  });
});
