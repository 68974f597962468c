import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type BookingCatalogue, catalogueOf } from '../src/server/config/booking-catalogue.ts';
import type { Environment } from '../src/server/config/environment.ts';
import type { Database } from '../src/server/database/database.ts';
import { openDatabase } from '../src/server/database/open-database.ts';
import type { PaymentService } from '../src/server/payments/services/payment-provider.ts';
import { paymentServices } from '../src/server/payments/services/payment-services.ts';
import type { UnitOfWork } from '../src/server/repositories/repositories.ts';
import { createUnitOfWork } from '../src/server/repositories/unit-of-work.ts';
import { type KeyRing, openKeyRing } from '../src/server/secrets/key-ring.ts';
import { CommandFailure } from './command.ts';

/** Dependencies of the operator's commands. */
export interface Backoffice {
  readonly environment: Environment;
  readonly database: Database;
  readonly unitOfWork: UnitOfWork;
  readonly payments: readonly PaymentService[];
  readonly clock: () => number;
  /** @throws CommandFailure without a build */
  catalogue(): Promise<BookingCatalogue>;
  /** Keys that decrypt passports. */
  passportKeys(): KeyRing;
  /** The failure for a booking that does not exist. */
  missing(ref: string): CommandFailure;
}

/** Opens the database for some work, and closes it afterwards in any case. */
export type OpenBackoffice = <Result>(work: (backoffice: Backoffice) => Promise<Result>) => Promise<Result>;

/**
 * A backoffice over the server's own database, also while it runs. The built site is in a folder.
 */
export function backofficeIn(folder: string, readSettings: () => Environment): OpenBackoffice {
  return async (work) => {
    const environment = readSettings();
    refuseNewFolder(environment);
    const database = await openDatabase(environment);
    try {
      return await work({
        environment,
        database,
        unitOfWork: createUnitOfWork(database),
        payments: paymentServices(environment),
        clock: Date.now,
        catalogue: () => builtCatalogue(resolve(folder, 'dist')),
        passportKeys: () => openKeyRing(environment),
        missing: (ref) => new CommandFailure(`There is no booking ${ref}.`),
      });
    } finally {
      await database.close();
    }
  };
}

/** A folder without bookings is mostly a mistyped one: only a server begins in a new folder. */
function refuseNewFolder({ DATA_DIR, DATABASE_URL }: Environment): void {
  const file = resolve(DATA_DIR, 'bookings.sqlite');
  if (DATABASE_URL !== undefined || existsSync(file)) return;
  throw new CommandFailure(`There are no bookings in ${file}: correct DATA_DIR, or start the server there first.`);
}

async function builtCatalogue(build: string): Promise<BookingCatalogue> {
  const file = resolve(build, 'server/booking-catalogue.json');
  if (existsSync(file)) return catalogueOf(file)();
  throw new CommandFailure(`There is no finished build in ${build}: run "npm run build" first.`);
}
