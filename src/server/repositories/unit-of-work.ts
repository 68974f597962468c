import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { attributionRepository } from './attribution.repository.ts';
import { availabilityRepository } from './availability.repository.ts';
import { backofficeRepository } from './backoffice.repository.ts';
import { bookingSearchRepository } from './booking-search.repository.ts';
import { bookingRepository } from './bookings.repository.ts';
import { calendarLinkRepository } from './calendar-links.repository.ts';
import { cartRepository } from './carts.repository.ts';
import { checkInRepository } from './check-ins.repository.ts';
import { checkoutSessionRepository } from './checkout-sessions.repository.ts';
import { idempotencyRepository } from './idempotency.repository.ts';
import { mailSlotRepository } from './mail-slots.repository.ts';
import { moneyRepository } from './money.repository.ts';
import { noteRepository } from './notes.repository.ts';
import { outboxRepository } from './outbox.repository.ts';
import { participantRepository } from './participants.repository.ts';
import { passkeyRepository } from './passkeys.repository.ts';
import { paymentRepository } from './payments.repository.ts';
import { personRepository } from './people.repository.ts';
import { refundRepository } from './refunds.repository.ts';
import { reminderRepository } from './reminders.repository.ts';
import type { Repositories, UnitOfWork } from './repositories.ts';
import { requestCountRepository } from './request-counts.repository.ts';
import { resellerRepository } from './resellers.repository.ts';
import { secretRepository } from './secrets.repository.ts';
import { staffRepository } from './staff.repository.ts';
import { staffSessionRepository } from './staff-sessions.repository.ts';

/** Repositories over a database. */
export function createUnitOfWork(database: Pick<Database, 'read' | 'write' | 'direct' | 'lockKeys'>): UnitOfWork {
  return {
    read: (work) => database.read((db) => work(repositoriesOf(db, database.lockKeys))),
    write: (ref, work) => database.write(ref, (db) => work(repositoriesOf(db, database.lockKeys))),
    direct: (work) => database.direct((db) => work(repositoriesOf(db, database.lockKeys))),
  };
}

function repositoriesOf(db: Kysely<Tables>, lockKeys: Database['lockKeys']): Repositories {
  return {
    secrets: secretRepository(db),
    carts: cartRepository(db),
    bookings: bookingRepository(db),
    availability: availabilityRepository(db, lockKeys),
    participants: participantRepository(db),
    checkIns: checkInRepository(db),
    payments: paymentRepository(db),
    checkoutSessions: checkoutSessionRepository(db),
    refunds: refundRepository(db),
    idempotency: idempotencyRepository(db),
    outbox: outboxRepository(db),
    mailSlots: mailSlotRepository(db),
    requestCounts: requestCountRepository(db),
    reminders: reminderRepository(db),
    notes: noteRepository(db),
    attributions: attributionRepository(db),
    backoffice: backofficeRepository(db),
    bookingSearch: bookingSearchRepository(db),
    money: moneyRepository(db),
    people: personRepository(db),
    calendarLinks: calendarLinkRepository(db),
    resellers: resellerRepository(db),
    staff: staffRepository(db),
    passkeys: passkeyRepository(db),
    staffSessions: staffSessionRepository(db),
  };
}
