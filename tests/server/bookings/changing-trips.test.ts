import { expect, test } from 'vitest';
import { type Booking, bookingSchema } from '../../../src/lib/bookings/bookings.contract.ts';
import { calendarFile } from '../../../src/lib/bookings/calendar-file.ts';
import { tripChangeQuoteSchema } from '../../../src/lib/bookings/change-trip.contract.ts';
import { refundBooking } from '../../../src/server/payments/refund-booking.ts';
import { aPolicy } from '../../fixtures/builders/a-policy.ts';
import { aCountedCatalogue, aSharedVan, servicesSelling, vacanciesOf } from '../../fixtures/builders/a-shared-van.ts';
import { bookedSeats, CHANGED_REF, CHANGED_TRIP, payFor, storedBooking } from '../../fixtures/steps/changing.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const HALF = aPolicy({
  bookingNotice: '24h',
  ladder: [
    { until: '7d', feePercent: 0 },
    { until: '24h', feePercent: 50 },
  ],
});

describeOnBothDatabases('changing a trip (specification.md#changing-a-trip)', (newPlace) => {
  test('gives its places back and takes others, in one step', async () => {
    const services = await servicesSelling(await newPlace());
    const { change } = await bookedSeats(services, 4);
    const { status, body } = await change({ time: '09:30', people: 3 }, 48);
    expect(status).toBe(200);
    const booking = bookingSchema.parse(body);
    expect(booking.trips[0]).toMatchObject({
      ref: CHANGED_TRIP,
      departure: '2027-01-12T09:30:00+08:00',
      end: '2027-01-12T15:00:00+08:00',
      totalUsd: 48,
      changes: 1,
    });
    expect([booking.totalUsd, booking.nowUsd, booking.status]).toEqual([48, 48, 'awaiting-payment']);
    expect([await vacanciesOf(services), await vacanciesOf(services, '09:30')]).toEqual([10, 7]);
  });

  test('replaces its event in the calendar: the same id, the next sequence, the new hour', async () => {
    const services = await servicesSelling(await newPlace());
    const { change } = await bookedSeats(services);
    const operator = (await services.catalogue()).operator;
    const eventOf = ({ ref, trips }: Pick<Booking, 'ref' | 'trips'>) => {
      const file = calendarFile({ ref, trips, isCancelled: false, at: services.clock(), operator }, 'en-US', 'en');
      return file.split('\r\n').filter((line) => /^(?:UID|SEQUENCE|DTSTART;)/.test(line));
    };
    const first = eventOf(bookingSchema.parse((await change({ people: 3 }, 48)).body));
    const second = eventOf(bookingSchema.parse((await change({ date: '2027-01-20', time: '09:30' }, 32)).body));
    expect(first).toEqual([
      expect.stringMatching(`^UID:${CHANGED_REF}-${CHANGED_TRIP}@`),
      'SEQUENCE:1',
      'DTSTART;TZID=Asia/Manila:20270112T073000',
    ]);
    expect(second).toEqual([first[0], 'SEQUENCE:2', 'DTSTART;TZID=Asia/Manila:20270120T093000']);
  });

  test('is told before it is done, and changes nothing until then', async () => {
    const services = await servicesSelling(await newPlace());
    const { quote } = await bookedSeats(services);
    await payFor(services, 32);
    const { status, body } = await quote({ people: 3 });
    expect(status).toBe(200);
    expect(tripChangeQuoteSchema.parse(body)).toEqual({
      oldTotalUsd: 32,
      newTotalUsd: 48,
      due: { minor: 1600, currency: 'USD' },
      refund: { minor: 0, currency: 'USD' },
      retained: { minor: 0, currency: 'USD' },
    });
    expect(await storedBooking(services)).toMatchObject({ totalUsd: 32, status: 'paid' });
  });

  test('to something dearer is due, and is paid once the difference came', async () => {
    const services = await servicesSelling(await newPlace());
    const { change } = await bookedSeats(services);
    await payFor(services, 32);
    await change({ people: 3 }, 48);
    expect(await storedBooking(services)).toMatchObject({
      totalUsd: 48,
      status: 'deposit-paid',
      paidCents: 3200,
      refundCents: 0,
    });
    await payFor(services, 16);
    expect(await storedBooking(services)).toMatchObject({ status: 'paid', paidCents: 4800, refundCents: 0 });
  });

  test('to something cheaper is owed back, and can be taken back while nothing went back', async () => {
    const services = await servicesSelling(await newPlace());
    const { change } = await bookedSeats(services, 3);
    await payFor(services, 48);
    await change({ people: 1 }, 16);
    expect(await storedBooking(services)).toMatchObject({ totalUsd: 16, status: 'paid', refundCents: 3200 });
    await change({ people: 3 }, 48);
    expect(await storedBooking(services)).toMatchObject({ totalUsd: 48, status: 'paid', refundCents: 0 });
    await change({ people: 1 }, 16);
    await refundBooking(services, CHANGED_REF, { cents: 'owed', reason: 'Cheaper.', method: 'by-hand' });
    const dearer = await change({ people: 3 }, 48);
    expect([dearer.status, dearer.body.detail]).toEqual([409, expect.stringContaining('Write to us')]);
    expect(await storedBooking(services)).toMatchObject({ totalUsd: 16, refundCents: 0, refundedCents: 3200 });
  });

  test('escapes no fee that had begun: so much as a cancellation kept is kept for good', async () => {
    const services = await servicesSelling(await newPlace(), aCountedCatalogue([aSharedVan({ policy: HALF })]));
    const { quote, change } = await bookedSeats(services, 4);
    await payFor(services, 64);
    services.setTime('2027-01-08T12:00:00+08:00');
    expect((await quote({ date: '2027-02-20' })).body).toMatchObject({ newTotalUsd: 64, retained: { minor: 3200 } });
    const { body } = await change({ date: '2027-02-20' }, 64);
    // Six weeks ahead a cancellation would be free, but for the fee that had begun.
    expect(body.refundNow).toEqual({ minor: 3200, currency: 'USD' });
    const smaller = await change({ date: '2027-02-20', people: 1 }, 32);
    expect(smaller.body).toMatchObject({ totalUsd: 32, refundDue: { minor: 3200 }, refundNow: { minor: 3200 } });
  });

  test('keeps who travels, but for those who do not come any more', async () => {
    const services = await servicesSelling(await newPlace());
    const { change } = await bookedSeats(services, 3);
    const records = [0, 1, 2].map((index) => ({
      bookingRef: CHANGED_REF,
      tripRef: CHANGED_TRIP,
      index,
      name: `Traveller ${index}`,
      nationality: 'PH',
      ageBand: 'adult' as const,
      passport: null,
      savedAt: '2026-11-21T12:00:00+08:00',
    }));
    await services.unitOfWork.write(CHANGED_REF, async ({ participants }) => {
      for (const record of records) await participants.save(record);
    });
    const { body } = await change({ date: '2027-01-13', people: 2 }, 32);
    expect(body.trips[0].participants.map((person: { name: string }) => person.name)).toEqual([
      'Traveller 0',
      'Traveller 1',
    ]);
  });
});
