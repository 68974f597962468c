import type { BookingCatalogue, CatalogueSource } from './booking-catalogue.ts';
import { type NextRevisions, nextRevisions } from './carts/next-revisions.ts';
import type { Database } from './database/database.ts';
import { openDatabase } from './database/open-database.ts';
import type { Environment } from './environment.ts';
import { createRateLimits, NO_LIMITS, type RateLimits } from './http/rate-limits.ts';
import { createLogger, type Logger } from './logger.ts';
import { checkPassportKeys } from './participants/passport-care.ts';
import { type KeyRing, openKeyRing } from './passports/key-ring.ts';
import type { PaymentService } from './payments/payment-provider.ts';
import { checkCurrencies, paymentServices } from './payments/payment-services.ts';
import type { Store } from './repositories/ledger.ts';
import { createStore } from './repositories/store.ts';

/** What endpoints work with: `Astro.locals` is this. The host makes it once and gives it to every request. */
export interface Services {
  readonly database: Database;
  readonly store: Store;
  readonly nextRevisions: NextRevisions;
  /** What the newest build sells. */
  readonly catalogue: () => Promise<BookingCatalogue>;
  readonly passportKeys: KeyRing;
  /** Connected payment services, the preferred one first. */
  readonly payments: readonly PaymentService[];
  readonly limits: RateLimits;
  /** How many proxies stand in front. */
  readonly proxies: number;
  /** The time: milliseconds since 1970. */
  readonly clock: () => number;
  readonly logger: Logger;
}

/** Opens everything that endpoints work with. Throws StartupError when something cannot be opened. */
export async function openServices(environment: Environment, catalogue: CatalogueSource): Promise<Services> {
  const payments = paymentServices(environment);
  checkCurrencies(payments, await catalogue());
  const database = await openDatabase(environment);
  const store = createStore(database);
  const passportKeys = await openCheckedKeys(environment, store).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  return {
    database,
    store,
    nextRevisions: nextRevisions(store, Date.now),
    catalogue,
    passportKeys,
    payments,
    limits: environment.RATE_LIMITS === 'on' ? createRateLimits() : NO_LIMITS,
    proxies: environment.TRUST_PROXY,
    clock: Date.now,
    logger: createLogger(environment.LOG_LEVEL),
  };
}

/** Better no server than one that cannot read what it keeps. */
async function openCheckedKeys(environment: Environment, store: Store): Promise<KeyRing> {
  const keys = openKeyRing(environment);
  await checkPassportKeys(store, keys);
  return keys;
}
