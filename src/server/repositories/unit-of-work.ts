import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { arrivalRepository } from './attribution.repository.ts';
import { deskRepository } from './backoffice.repository.ts';
import { bookingRepository } from './bookings.repository.ts';
import { cartRepository } from './carts.repository.ts';
import { paymentStartRepository } from './checkout-sessions.repository.ts';
import { idempotencyRepository } from './idempotency.repository.ts';
import { mailSlotRepository } from './mail-slots.repository.ts';
import { noteRepository } from './notes.repository.ts';
import { outboxRepository } from './outbox.repository.ts';
import { participantRepository } from './participants.repository.ts';
import { paymentRepository } from './payments.repository.ts';
import { personRepository } from './people.repository.ts';
import { refundRepository } from './refunds.repository.ts';
import type { Ledger, Store } from './repositories.ts';
import { secretRepository } from './secrets.repository.ts';

/** Repositories over a database. */
export function createStore(database: Pick<Database, 'read' | 'write' | 'direct'>): Store {
  return {
    read: (work) => database.read((db) => work(ledgerOf(db))),
    write: (ref, work) => database.write(ref, (db) => work(ledgerOf(db))),
    direct: (work) => database.direct((db) => work(ledgerOf(db))),
  };
}

function ledgerOf(db: Kysely<Tables>): Ledger {
  return {
    secrets: secretRepository(db),
    carts: cartRepository(db),
    bookings: bookingRepository(db),
    participants: participantRepository(db),
    payments: paymentRepository(db),
    paymentStarts: paymentStartRepository(db),
    refunds: refundRepository(db),
    idempotency: idempotencyRepository(db),
    outbox: outboxRepository(db),
    mailSlots: mailSlotRepository(db),
    notes: noteRepository(db),
    arrivals: arrivalRepository(db),
    desk: deskRepository(db),
    people: personRepository(db),
  };
}
