import { expect, test } from 'vitest';
import { bookingFileSchema } from '../../../src/lib/desk/booking-file.contract.ts';
import { aStaffMember } from '../../fixtures/steps/a-desk.ts';
import { CHANGED_REF, CHANGED_TRIP, payFor } from '../../fixtures/steps/changing.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';
import { bookedVanAndBoat, callOffVan, OTHER_TRIP } from '../../fixtures/steps/dropping.ts';

const PATH = `/api/desk/bookings/${CHANGED_REF}`;
const bodyOf = (cents: number, tripRef = CHANGED_TRIP) => ({
  tripRef,
  expectedRefund: { minor: cents, currency: 'USD' },
});

describeOnBothDatabases(
  'taking a called-off trip out at the desk (specification.md#a-booking-at-the-desk)',
  (newPlace) => {
    test('is done once, at the refund that was shown, with who did it', async () => {
      const { services } = await bookedVanAndBoat(await newPlace());
      await payFor(services, 72);
      await callOffVan(services);
      const joy = await aStaffMember(services, { role: 'desk', name: 'Joy' });
      const post = (body: object, key: string) => joy.post(`${PATH}/dropped-trips`, body, { key });
      expect((await joy.get(PATH)).body.booking.trips[0].refundIfDropped).toEqual({ minor: 3200, currency: 'USD' });

      expect(await post(bodyOf(3100), 'a-key-for-31')).toMatchObject({ status: 409, body: { code: 'other-refund' } });
      expect(await post(bodyOf(4000, OTHER_TRIP), 'a-key-for-the-boat')).toMatchObject({
        status: 409,
        body: { code: 'not-called-off' },
      });
      for (const key of ['a-key-for-32', 'a-key-for-32', 'another-key-for-32']) {
        const { status, body } = await post(bodyOf(3200), key);
        expect(status).toBe(200);
        const file = bookingFileSchema.parse(body);
        expect(file).toMatchObject({
          ...{ refundCents: 3200, byHandCents: 3200, dueCents: 0 },
          booking: { totalUsd: 40, trips: [{ ref: OTHER_TRIP }], droppedTrips: [{ ref: CHANGED_TRIP }] },
        });
        expect(file.history.filter(({ event }) => event === 'drop-trip')).toMatchObject([
          { actor: { kind: 'staff', name: 'Joy' } },
        ]);
      }
    });
  },
);
