import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { arrivalRepository } from './arrivals.ts';
import { bookingRepository } from './bookings.ts';
import { cartRepository } from './carts.ts';
import { deskRepository } from './desk.ts';
import { idempotencyRepository } from './idempotency.ts';
import type { Ledger, Store } from './ledger.ts';
import { noteRepository } from './notes.ts';
import { outboxRepository } from './outbox.ts';
import { participantRepository } from './participants.ts';
import { paymentStartRepository } from './payment-starts.ts';
import { paymentRepository } from './payments.ts';
import { refundRepository } from './refunds.ts';
import { secretRepository } from './secrets.ts';

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
    notes: noteRepository(db),
    arrivals: arrivalRepository(db),
    desk: deskRepository(db),
  };
}
