import type { Health } from '../../lib/site/health.contract.ts';
import { checkPassportKeys } from '../bookings/passport-crypto.ts';
import { type NextRevisions, nextRevisions } from '../carts/batched-cart-saves.ts';
import type { BookingCatalogue, CatalogueSource } from '../config/booking-catalogue.ts';
import type { Environment } from '../config/environment.ts';
import { createLogger, type Logger } from '../config/logger.ts';
import { StartupError } from '../config/startup-error.ts';
import { createDamage, type Damage, sparedWhenDamaged } from '../database/damage.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { postgresProblemText } from '../database/postgres-errors.ts';
import { damageText, sqliteProblemText } from '../database/sqlite-errors.ts';
import { isUnavailable } from '../database/unavailable.ts';
import type { PaymentService } from '../payments/services/payment-provider.ts';
import { checkCurrencies, paymentServices } from '../payments/services/payment-services.ts';
import type { Store } from '../repositories/repositories.ts';
import { createStore } from '../repositories/unit-of-work.ts';
import { type KeyRing, openKeyRing } from '../secrets/key-ring.ts';
import { type AccessLookup, sharedLookup } from '../secrets/shared-lookup.ts';
import { createHealthCheck } from './health-check.ts';
import { tryWrite } from './probe-write.ts';
import { createWaitingLine, NO_LINE, type WaitingLine } from './queue.ts';
import { createRateLimits, NO_LIMITS, type RateLimits } from './rate-limits.ts';

/** What endpoints work with: `Astro.locals` is this. The host makes it once and gives it to every request. */
export interface Services {
  readonly database: Database;
  readonly store: Store;
  /** What is known to be damaged in the database. */
  readonly damage: Damage;
  /** Whether bookings can be kept at the moment. */
  readonly health: () => Promise<Health>;
  readonly nextRevisions: NextRevisions;
  /** What the newest build sells. */
  readonly catalogue: () => Promise<BookingCatalogue>;
  readonly passportKeys: KeyRing;
  /** Connected payment services, the preferred one first. */
  readonly payments: readonly PaymentService[];
  readonly limits: RateLimits;
  readonly accessOf: AccessLookup;
  /** In which bookings take turns where one network makes many. */
  readonly placingLine: WaitingLine;
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
  const logger = createLogger(environment.LOG_LEVEL);
  const opened = await openDatabase(environment);
  const damage = createDamage((found) => logger.error({ found }, damageText(opened.location, found)));
  const database = sparedWhenDamaged(opened, damage);
  const store = createStore(database);
  const passportKeys = await checkedStore(environment, store, database).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const isLimited = environment.RATE_LIMITS === 'on';
  return {
    database,
    store,
    damage,
    health: createHealthCheck({ tryWrite: () => tryWrite(store, Date.now()), damage, ticks: () => performance.now() }),
    nextRevisions: nextRevisions(store, Date.now),
    catalogue,
    passportKeys,
    payments,
    limits: isLimited ? createRateLimits() : NO_LIMITS,
    accessOf: sharedLookup(store),
    placingLine: isLimited ? createWaitingLine() : NO_LINE,
    proxies: environment.TRUST_PROXY,
    clock: Date.now,
    logger,
  };
}

/** Better no server than one that cannot read what it keeps, or keeps nothing. */
async function checkedStore(environment: Environment, store: Store, { location }: Database): Promise<KeyRing> {
  const keys = openKeyRing(environment);
  await checkPassportKeys(store, keys);
  await tryWrite(store, Date.now()).catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    const { cause } = error as Error;
    const text = environment.DATABASE_URL === undefined ? sqliteProblemText : postgresProblemText;
    throw new StartupError(text(location, cause ?? error), { cause: error });
  });
  return keys;
}
