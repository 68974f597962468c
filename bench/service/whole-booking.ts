import { manilaIso } from '../../src/lib/time/manila.ts';
import { changeStatus } from '../../src/server/backoffice/change-status.ts';
import { receiveManualPayment } from '../../src/server/backoffice/receive-manual-payment.ts';
import { encryptPassport } from '../../src/server/bookings/participant-view.ts';
import type { Database } from '../../src/server/database/database.ts';
import type { Repositories } from '../../src/server/repositories/repositories.ts';
import { createUnitOfWork } from '../../src/server/repositories/unit-of-work.ts';
import { hashOf, newSecret } from '../../src/server/secrets/secret.ts';
import { aBookingCatalogue } from '../../tests/fixtures/builders/a-booking-catalogue.ts';
import { PASSPORT_RING } from './places.ts';

const CENTS = 17_300;
const PASSPORT = { name: 'MARIA CLARA SANTOS', number: 'P1234567A', expiry: '2034-05-31', country: 'PH' };

/**
 * Gives a booking that was just placed everything that one has before it leaves. That is
 * travellers, an arrival, a payment page, money, history, sent mails and a note.
 */
export async function completeBooking(database: Database, ref: string): Promise<void> {
  const now = Date.now();
  await createUnitOfWork(database).write(ref, async (repositories) => {
    await addTravellers(repositories, ref, manilaIso(now));
    await addPaymentPage(repositories, ref, manilaIso(now));
    await receiveManualPayment(
      repositories,
      ref,
      { id: `BENCH-${ref}`, amount: { currency: 'USD', cents: CENTS } },
      aBookingCatalogue(),
      now,
    );
    await changeStatus(repositories, ref, 'confirm', now);
    await repositories.notes.add(ref, { at: manilaIso(now), text: 'Wants a child seat', by: null });
    const place = { bookingRef: ref, tripRef: 'AAAAAAAA', index: 0, departure: manilaIso(now) };
    await repositories.checkIns.add(
      { id: `check-in-${ref}`, ...place, state: 'boarded', at: manilaIso(now), by: 'Joy' },
      manilaIso(now),
    );
    await repositories.attributions.save({
      ref,
      labels: { utm_source: 'google', gclid: 'a'.repeat(60) },
      at: manilaIso(now),
    });
    // The one in the link of a mail.
    await repositories.secrets.add({ ref, hash: hashOf(newSecret()), at: manilaIso(now) });
  });
  await database.write('outbox', async (db) => {
    const sent = { state: 'sent', attempts: 1, finished_at: manilaIso(now) };
    await db.updateTable('outbox').set(sent).where('booking_ref', '=', ref).execute();
  });
}

async function addTravellers({ bookings, participants }: Repositories, ref: string, savedAt: string): Promise<void> {
  const booking = await bookings.find(ref);
  for (const { ref: tripRef, trip } of booking?.trips ?? []) {
    for (let index = 0; index < trip.people; index += 1) {
      const place = { bookingRef: ref, tripRef, index };
      const person = { name: 'Maria Clara Santos', nationality: 'PH', ageBand: 'adult' } as const;
      const passport = encryptPassport(PASSPORT, place, PASSPORT_RING);
      await participants.save({ ...place, ...person, passport, savedAt });
    }
  }
}

/** A page of a payment service that was opened and left. */
async function addPaymentPage({ checkoutSessions }: Repositories, ref: string, at: string): Promise<void> {
  await checkoutSessions.add({
    id: `start-${ref}`,
    bookingRef: ref,
    method: 'stripe',
    sessionId: `cs_live_${ref}${'a'.repeat(50)}`,
    url: null,
    cents: CENTS,
    charged: { amount: CENTS, currency: 'USD' },
    idempotencyKey: `bench-page-${ref}`,
    createdAt: at,
    expiresAt: at,
    closedAt: at,
    nextPollAt: null,
  });
}
