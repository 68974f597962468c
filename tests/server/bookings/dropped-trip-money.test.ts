import { expect, test } from 'vitest';
import { refundBooking } from '../../../src/server/payments/refund-booking.ts';
import { aPolicy } from '../../fixtures/builders/a-policy.ts';
import { send } from '../../fixtures/steps/a-client.ts';
import type { TestServices } from '../../fixtures/steps/a-services.ts';
import { CHANGED_REF, payFor, storedBooking } from '../../fixtures/steps/changing.ts';
import { type DatabasePlace, describeOnBothDatabases } from '../../fixtures/steps/databases.ts';
import { BOAT, bookedVanAndBoat, callOffVan, VAN } from '../../fixtures/steps/dropping.ts';

/** A quarter is due at booking, the rest two days before. */
const DEPOSIT = aPolicy({
  payment: { type: 'deposit', depositPercent: 25, depositRefundable: true, balanceDue: '48h' },
});

/** Van for 32 and boat for 40 dollars, with deposits of 8 and 10. */
const withDeposits = (place: DatabasePlace) =>
  bookedVanAndBoat(place, { van: { ...VAN, policy: DEPOSIT }, boat: { ...BOAT, policy: DEPOSIT } });

const refund = (services: TestServices, cents: number | 'owed' = 'owed') =>
  refundBooking(services, CHANGED_REF, { cents, reason: 'Called off', method: 'by-hand' });

const dueOf = ({ totalUsd, paid }: { totalUsd: number; paid: { minor: number } }) => totalUsd * 100 - paid.minor;

describeOnBothDatabases(
  'the money of a trip that is taken out (specification.md#calling-off-a-departure)',
  (newPlace) => {
    test('is the deposit that was paid for it; the balance of the other trip is still due', async () => {
      const { services, drop } = await withDeposits(await newPlace());
      await payFor(services, 18);
      await callOffVan(services);
      const { body } = await drop(8);
      expect(body).toMatchObject({ status: 'deposit-paid', totalUsd: 40, nowUsd: 10, paid: { minor: 1000 } });
      expect(body.balances).toEqual([{ due: '2027-01-12T07:30:00+08:00', usd: 30 }]);
      expect([body.refundDue.minor, dueOf(body)]).toEqual([800, 3000]);
      await payFor(services, 30);
      expect(await storedBooking(services)).toMatchObject({ status: 'paid', paidCents: 4000, refundCents: 800 });
    });

    test('goes back by the refunds that there are, once', async () => {
      const { services, drop, read } = await bookedVanAndBoat(await newPlace());
      await payFor(services, 72);
      await callOffVan(services);
      await drop(32);
      await refund(services);
      expect(await refund(services)).toEqual({ kind: 'nothing-owed' });
      expect(await read()).toMatchObject({
        ...{ status: 'paid', paid: { minor: 4000 }, refundDue: { minor: 0 }, refunded: { minor: 3200 } },
        refundNow: { minor: 4000 },
      });
    });

    test('is nothing where nothing was paid, and the booking waits for the rest as long as before', async () => {
      const { services, drop } = await bookedVanAndBoat(await newPlace());
      const before = await storedBooking(services);
      await callOffVan(services);
      expect((await drop(0)).body).toMatchObject({ status: 'awaiting-payment', totalUsd: 40, refundDue: { minor: 0 } });
      expect(await storedBooking(services)).toMatchObject({ expiresAt: before?.expiresAt, nowUsd: 40 });
    });

    test('that came on a page which was open before is owed back', async () => {
      const { services, drop } = await bookedVanAndBoat(await newPlace());
      await callOffVan(services);
      await drop(0);
      await payFor(services, 72);
      expect(await storedBooking(services)).toMatchObject({ status: 'paid', paidCents: 7200, refundCents: 3200 });
    });

    test('makes the others certain where they are paid by what had come', async () => {
      const { services, drop } = await withDeposits(await newPlace());
      await payFor(services, 16);
      await callOffVan(services);
      // The van's deposit of 8 dollars is paid first, so that 8 of 10 are there for the boat.
      expect((await drop(8)).body).toMatchObject({ status: 'awaiting-payment', paid: { minor: 800 } });
      await payFor(services, 2);
      expect(await storedBooking(services)).toMatchObject({
        status: 'deposit-paid',
        expiresAt: null,
        refundCents: 800,
      });
    });

    test('counts what was given back for it before, which is due again if that fails', async () => {
      const { services, drop } = await bookedVanAndBoat(await newPlace());
      await payFor(services, 72);
      await callOffVan(services);
      await refund(services, 2000);
      expect((await drop(12)).body).toMatchObject({ refundDue: { minor: 1200 }, refunded: { minor: 2000 } });
      const refunds = await services.unitOfWork.read((repositories) => repositories.refunds.ofBooking(CHANGED_REF));
      expect(refunds).toMatchObject([{ cents: 2000, owedCents: 2000 }]);
    });

    test('stays owed when the rest is cancelled late, where nothing else goes back', async () => {
      const { services, drop, read, secret } = await bookedVanAndBoat(await newPlace());
      await payFor(services, 72);
      await callOffVan(services);
      await drop(32);
      services.setTime('2027-01-14T06:00:00+08:00');
      const { refundNow } = await read();
      expect(refundNow).toEqual({ minor: 3200, currency: 'USD' });
      const path = `/api/bookings/${CHANGED_REF}/cancellation`;
      expect((await send(services, 'POST', path, { body: { expectedRefund: refundNow }, secret })).status).toBe(200);
      expect(await storedBooking(services)).toMatchObject({ status: 'cancelled', refundCents: 3200 });
    });

    test('stays owed when the rest expires, and pays for nothing when a late payment revives it', async () => {
      const { services, drop } = await bookedVanAndBoat(await newPlace());
      await payFor(services, 20);
      await callOffVan(services);
      expect((await drop(20)).body).toMatchObject({ status: 'awaiting-payment', paid: { minor: 0 } });
      services.setTime('2026-11-25T12:00:00+08:00');
      await payFor(services, 40);
      expect(await storedBooking(services)).toMatchObject({ status: 'paid', paidCents: 4000, refundCents: 2000 });
    });
  },
);
