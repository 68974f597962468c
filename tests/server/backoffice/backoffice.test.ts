import { expect, test } from 'vitest';
import { periodOf } from '../../../src/server/backoffice/departures.ts';
import { receiveManualPayment } from '../../../src/server/backoffice/receive-manual-payment.ts';
import type { BookingFilter, Cursor } from '../../../src/server/repositories/booking-filter.ts';
import type { BookingRecord } from '../../../src/server/repositories/booking-record.ts';
import { aBookingCatalogue } from '../../fixtures/builders/a-booking-catalogue.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { book, CONTACT } from '../../fixtures/steps/a-client.ts';
import { aServices, NOON, type TestServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases, type NewPlace } from '../../fixtures/steps/databases.ts';

const DAY = '2027-01-12';

const bookAt = (services: TestServices, bookingRef: string, placed: string, date = DAY, contact: object = {}) => {
  services.setTime(placed);
  return book(services, {
    bookingRef,
    bookingItems: [aCartItem('AAAAAAAA', { date })],
    contactInfo: { ...CONTACT, ...contact },
  });
};

/** Three bookings, placed in the order of their names; the first is paid. */
async function threeBookings(newPlace: NewPlace): Promise<TestServices> {
  const services = await aServices(await newPlace());
  await bookAt(services, 'AAAA0001', '2026-11-19T12:00:00+08:00', '2027-01-20', {
    name: 'Ana Cruz',
    email: 'ana@example.com',
  });
  await bookAt(services, 'BBBB0002', '2026-11-20T12:00:01+08:00', DAY, {
    name: 'Bo 100%_Lim',
    mobile: '+639175550199',
  });
  await bookAt(services, 'CCCC0003', NOON, '2027-01-13', { name: 'Carla AAAA' });
  await services.unitOfWork.write('AAAA0001', (repositories) =>
    receiveManualPayment(
      repositories,
      'AAAA0001',
      { id: '1', amount: { currency: 'USD', cents: 17_300 } },
      aBookingCatalogue(),
      Date.parse('2026-11-19T13:00:00+08:00'),
    ),
  );
  return services;
}

const found = async ({ unitOfWork }: TestServices, filter: BookingFilter, most = 50, now = NOON) =>
  (await unitOfWork.read(({ backoffice }) => backoffice.bookings(filter, most, now))).map(({ ref }) => ref);

describeOnBothDatabases('the list of bookings', (newPlace) => {
  test('has the newest first, and no more than was asked for', async () => {
    const services = await threeBookings(newPlace);
    expect(await found(services, {})).toEqual(['CCCC0003', 'BBBB0002', 'AAAA0001']);
    expect(await found(services, {}, 2)).toEqual(['CCCC0003', 'BBBB0002']);
  });

  test('by state knows what the clock has not written down', async () => {
    const services = await threeBookings(newPlace);
    expect(await found(services, { status: 'paid' })).toEqual(['AAAA0001']);
    expect(await found(services, { status: 'awaiting-payment' })).toEqual(['CCCC0003', 'BBBB0002']);
    const later = '2026-11-21T12:00:01+08:00';
    expect(await found(services, { status: 'awaiting-payment' }, 50, later)).toEqual(['CCCC0003']);
    expect(await found(services, { status: 'expired' }, 50, later)).toEqual(['BBBB0002']);
  });

  test('by days of departure is in their order, with both days', async () => {
    const services = await threeBookings(newPlace);
    expect(await found(services, { departs: periodOf('2027-01-12', '2027-01-20') })).toEqual([
      'BBBB0002',
      'CCCC0003',
      'AAAA0001',
    ]);
    expect(await found(services, { departs: periodOf('2027-01-13', '2027-01-19') })).toEqual(['CCCC0003']);
    expect(await found(services, { departs: periodOf('2027-01-12', '2027-01-20'), status: 'paid' })).toEqual([
      'AAAA0001',
    ]);
    expect(await found(services, { departs: periodOf('2027-01-14') })).toEqual([]);
  });

  test.each([
    ['aaaa0001', ['AAAA0001']],
    ['ANA@example.com', ['AAAA0001']],
    ['+63 917 555-0199', ['BBBB0002']],
    ['carla', ['CCCC0003']],
    ['AAAA', ['CCCC0003', 'AAAA0001']],
    ['100%_', ['BBBB0002']],
    ['%', ['BBBB0002']],
    ["'; drop table bookings; --", []],
    ['example.com', ['CCCC0003', 'BBBB0002', 'AAAA0001']],
    ['cruz ana', ['AAAA0001']],
    ['0917 555 0199', ['BBBB0002']],
    ['00639175550199', ['BBBB0002']],
    ['(0917) 555-01', ['CCCC0003', 'BBBB0002', 'AAAA0001']],
    ['555 0199', ['BBBB0002']],
    ['917.555.0199', ['BBBB0002']],
    ['0918 555', []],
  ])('that is searched for %j has %j', async (text, expected) => {
    expect(await found(await threeBookings(newPlace), { text })).toEqual(expected);
  });

  test.each(['José Ángel Muñoz', 'JOSÉ ÁNGEL MUÑOZ', 'Jose\u0301 Angel Mun\u0303oz', 'jose angel munoz'])(
    'has %s, however somebody spells the name',
    async (name) => {
      const services = await aServices(await newPlace());
      await bookAt(services, 'AAAA0001', NOON, DAY, { name });
      for (const text of ['josé', 'JOSÉ', 'jose', 'MUÑOZ', 'munoz josé', 'Ángel  Muñoz']) {
        expect([text, await found(services, { text })]).toEqual([text, ['AAAA0001']]);
      }
    },
  );

  test('to export goes on after each booking, also where several were placed at one time', async () => {
    const services = await threeBookings(newPlace);
    await bookAt(services, 'BBBB0000', '2026-11-20T12:00:01+08:00');
    const refs: string[] = [];
    for (let cursor: Cursor | null = null; ; ) {
      const [next]: readonly BookingRecord[] = await services.unitOfWork.read(({ backoffice }) =>
        backoffice.after(cursor, {}, 1),
      );
      if (!next) break;
      refs.push(next.ref);
      cursor = next;
    }
    expect(refs).toEqual(['AAAA0001', 'BBBB0000', 'BBBB0002', 'CCCC0003']);
    const placed = periodOf('2026-11-20');
    const ofDay = await services.unitOfWork.read(({ backoffice }) => backoffice.after(null, { placed }, 10));
    expect(ofDay.map(({ ref }) => ref)).toEqual(['BBBB0000', 'BBBB0002']);
  });
});
