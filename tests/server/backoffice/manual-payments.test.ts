import { expect, test } from 'vitest';
import { changeStatus } from '../../../src/server/backoffice/change-status.ts';
import { type ManualAmount, receiveManualPayment } from '../../../src/server/backoffice/receive-manual-payment.ts';
import { cancelBooking } from '../../../src/server/bookings/cancel-booking.ts';
import { aBookingCatalogue, aSellableTrip } from '../../fixtures/builders/a-booking-catalogue.ts';
import { aPolicy } from '../../fixtures/builders/a-policy.ts';
import { mailsIn } from '../../fixtures/fakes/a-mailer.ts';
import { book, REF } from '../../fixtures/steps/a-client.ts';
import { aServices, type TestServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const ratesWith = (PHP: number) => ({ date: '2026-11-20', base: 'USD', rates: { PHP } }) as const;
const dollars = (cents: number): ManualAmount => ({ currency: 'USD', cents });
const pesos = (amount: number, rate = 58): ManualAmount => ({ currency: 'PHP', pesos: amount, rates: ratesWith(rate) });
const DEPOSIT = aPolicy({
  payment: { type: 'deposit', depositPercent: 20, depositRefundable: false, balanceDue: '48h' },
});

const receive = (services: TestServices, id: string, amount: ManualAmount, ref = REF) =>
  services.unitOfWork.write(ref, (repositories) =>
    receiveManualPayment(repositories, ref, { id, amount }, aBookingCatalogue(), services.clock()),
  );

describeOnBothDatabases('money that the operator writes down', (newPlace) => {
  test('in pesos counts for what was asked for them, and a note says so', async () => {
    const services = await aServices(await newPlace());
    await book(services);
    expect(await receive(services, 'BDO-1', pesos(10_034))).toMatchObject({
      kind: 'received',
      cents: 17_300,
      booking: { status: 'paid' },
    });
    const notes = await services.unitOfWork.read((repositories) => repositories.notes.ofBooking(REF));
    expect(notes.map(({ text }) => text)).toEqual(['₱10,034 came (BDO-1) and counted as US$173.']);
  });

  test.each([
    ['all of it at once', [10_098], [17_300], 'paid'],
    ['the deposit and then the rest', [2043, 8055], [3500, 13_800], 'paid'],
    ['a peso less than the deposit', [2042], [3498], 'awaiting-payment'],
    ['a peso less than all of it', [10_097], [17_298], 'deposit-paid'],
  ])('in pesos at 58.37 for a deposit of 35 and a price of 173 dollars, %s', async (_name, came, counted, status) => {
    const services = await aServices(await newPlace());
    services.sell(aBookingCatalogue([aSellableTrip({ policy: DEPOSIT })]));
    await book(services);
    const outcomes = [];
    for (const [index, amount] of came.entries())
      outcomes.push(await receive(services, `BDO-${index}`, pesos(amount, 58.37)));
    expect(outcomes.map((outcome) => 'cents' in outcome && outcome.cents)).toEqual(counted);
    expect(outcomes.at(-1)).toMatchObject({ booking: { status } });
  });

  test('in pesos for a price that comes too late is that price', async () => {
    const services = await aServices(await newPlace());
    await book(services);
    await receive(services, 'BDO-1', pesos(5000, 58.37));
    services.setTime('2026-11-25T12:00:00+08:00');
    expect(await receive(services, 'BDO-2', pesos(5098, 58.37))).toMatchObject({
      cents: 8734,
      booking: { status: 'paid', paidCents: 17_300, refundCents: 0 },
    });
  });

  test('under an id that is known counts once, and for another booking or amount is refused', async () => {
    const services = await aServices(await newPlace());
    await book(services);
    await book(services, { bookingRef: 'WXYZ9876' });
    expect((await receive(services, 'BDO-1', dollars(17_300))).kind).toBe('received');
    expect((await receive(services, 'BDO-1', dollars(17_300))).kind).toBe('known');
    expect(await receive(services, 'BDO-1', dollars(17_000))).toEqual({
      kind: 'other-payment',
      bookingRef: REF,
      cents: 17_300,
    });
    expect(await receive(services, 'BDO-1', dollars(17_300), 'WXYZ9876')).toEqual({
      kind: 'other-payment',
      bookingRef: REF,
      cents: 17_300,
    });
    expect((await services.unitOfWork.read((repositories) => repositories.bookings.find('WXYZ9876')))?.paidCents).toBe(
      0,
    );
  });

  test('for no booking is said', async () => {
    expect((await receive(await aServices(await newPlace()), 'BDO-1', dollars(1))).kind).toBe('no-booking');
  });

  test('makes one mail to the traveller, and none to the operator', async () => {
    const services = await aServices(await newPlace());
    await book(services);
    await receive(services, 'BDO-1', dollars(17_300));
    expect([...(await mailsIn(services)).keys()].filter((id) => id.includes('-1-'))).toEqual([`${REF}-1-traveller`]);
  });
});

describeOnBothDatabases('a booking at the desk', (newPlace) => {
  test('that the operator calls off owes what the rules say, or everything', async () => {
    const halfRefunded = aPolicy({ ladder: [{ until: '0h', feePercent: 50 }] });
    for (const [isFullRefund, owed] of [
      [false, 8650],
      [true, 17_300],
    ] as const) {
      const services = await aServices(await newPlace());
      services.sell(aBookingCatalogue([aSellableTrip({ policy: halfRefunded })]));
      await book(services);
      await receive(services, 'BDO-1', dollars(17_300));
      const outcome = await services.unitOfWork.write(REF, async (repositories) => {
        const booking = await repositories.bookings.find(REF);
        const request = { expectedRefund: null, reason: 'Typhoon.', actor: 'operator', isFullRefund } as const;
        return booking && cancelBooking(repositories, booking, request, services.clock());
      });
      expect(outcome).toMatchObject({ kind: 'cancelled', booking: { status: 'cancelled', refundCents: owed } });
      const events = await services.unitOfWork.read((repositories) => repositories.bookings.events(REF));
      expect(events.at(-1)).toMatchObject({ actor: 'operator', cause: 'Typhoon.' });
    }
  });

  test.each([
    ['complete', 'completed'],
    ['miss', 'no-show'],
  ] as const)('of which a deposit was paid can be told as it went, to nobody: %s', async (event, status) => {
    const services = await aServices(await newPlace());
    services.sell(aBookingCatalogue([aSellableTrip({ policy: DEPOSIT })]));
    await book(services);
    await receive(services, 'BDO-1', dollars(3500));
    const move = () =>
      services.unitOfWork.write(REF, (repositories) => changeStatus(repositories, REF, event, services.clock()));
    expect(await move()).toMatchObject({ kind: 'too-early' });
    services.setTime('2027-01-12T07:30:00+08:00');
    const before = (await mailsIn(services)).size;
    expect(await move()).toMatchObject({ kind: 'moved', booking: { status } });
    expect((await mailsIn(services)).size).toBe(before);
  });

  test('is completed or missed after its departure, once, and by the operator', async () => {
    const services = await aServices(await newPlace());
    await book(services);
    const move = (event: 'confirm' | 'complete' | 'miss', ref = REF) =>
      services.unitOfWork.write(ref, (repositories) => changeStatus(repositories, ref, event, services.clock()));
    expect(await move('complete', 'NONE0000')).toEqual({ kind: 'no-booking' });
    expect(await move('confirm')).toMatchObject({ kind: 'moved', booking: { status: 'confirmed' } });
    expect(await move('complete')).toEqual({ kind: 'too-early', departure: '2027-01-12T07:30:00+08:00' });
    services.setTime('2027-01-12T07:30:00+08:00');
    expect(await move('miss')).toMatchObject({ kind: 'moved', booking: { status: 'no-show' } });
    expect(await move('complete')).toEqual({ kind: 'impossible', status: 'no-show' });
    const events = await services.unitOfWork.read((repositories) => repositories.bookings.events(REF));
    expect(events.map(({ event, actor }) => [event, actor]).slice(1)).toEqual([
      ['confirm', 'operator'],
      ['miss', 'operator'],
    ]);
  });
});
