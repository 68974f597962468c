import type { Health } from '../../lib/site/health.contract.ts';
import { type CartSaver, createCartSaver } from '../bookings/batched-cart-saves.ts';
import { checkPassportKeys } from '../bookings/passport-crypto.ts';
import type { BookingCatalogue, CatalogueSource } from '../config/booking-catalogue.ts';
import type { Environment, StorageSettings } from '../config/environment.ts';
import { createLogger, type Logger } from '../config/logger.ts';
import { StartupError } from '../config/startup-error.ts';
import type { Tracing } from '../config/tracing.ts';
import { createDamage, type Damage, refuseWritesWhenDamaged } from '../database/damage.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { postgresProblemText } from '../database/postgres-errors.ts';
import { backupPlanOf, isBackupLate } from '../database/scheduled-backups.ts';
import { damageText, sqliteProblemText } from '../database/sqlite-errors.ts';
import { traceDatabase } from '../database/traced-database.ts';
import { isUnavailable } from '../database/unavailable.ts';
import type { PaymentService } from '../payments/services/payment-provider.ts';
import { checkCurrencies, paymentServices } from '../payments/services/payment-services.ts';
import type { UnitOfWork } from '../repositories/repositories.ts';
import { createUnitOfWork } from '../repositories/unit-of-work.ts';
import { type KeyRing, openKeyRing, openVoucherKeys } from '../secrets/key-ring.ts';
import { type AccessLookup, createAccessLookup } from '../secrets/shared-lookup.ts';
import { createHealthCheck } from './health-check.ts';
import { tryWrite } from './probe-write.ts';
import { createRequestQueue, NO_QUEUE, type RequestQueue } from './queue.ts';
import { createRateLimits, MAX_COUNTS, NO_LIMITS, type RateLimits } from './rate-limits.ts';
import { createSharedCounters } from './shared-counters.ts';

/** Dependencies of endpoints, created once. */
export interface Services {
  readonly database: Database;
  readonly unitOfWork: UnitOfWork;
  /** Known damage of the database. */
  readonly damage: Damage;
  /** Whether bookings can be stored now. */
  readonly health: () => Promise<Health>;
  readonly saveNextRevision: CartSaver;
  /** Returns the catalogue of the newest build. */
  readonly catalogue: () => Promise<BookingCatalogue>;
  readonly passportKeys: KeyRing;
  readonly voucherKeys: KeyRing;
  /** Connected payment services, the preferred one first. */
  readonly payments: readonly PaymentService[];
  readonly limits: RateLimits;
  readonly accessOf: AccessLookup;
  /** The queue for a network that makes many bookings. */
  readonly placementQueue: RequestQueue;
  /** Number of proxies in front. */
  readonly proxies: number;
  /** The setting `SITE_URL`, if there is one. */
  readonly siteUrl: string | undefined;
  /** Whether content can be edited here. */
  readonly hasEditor: boolean;
  /** Where data is stored, and its copies. */
  readonly storage: StorageSettings;
  /** The time: milliseconds since 1970. */
  readonly clock: () => number;
  readonly logger: Logger;
}

/**
 * Opens everything that endpoints work with. Throws StartupError when something cannot be opened.
 */
export async function openServices(
  environment: Environment,
  catalogue: CatalogueSource,
  tracing: Tracing | null = null,
): Promise<Services> {
  const payments = paymentServices(environment);
  checkCurrencies(payments, await catalogue());
  const logger = createLogger(environment.LOG_LEVEL);
  const opened = await openDatabase(environment);
  const damage = createDamage((found) => logger.error({ found }, damageText(opened.location, found)));
  const database = refuseWritesWhenDamaged(tracing ? traceDatabase(opened, tracing) : opened, damage);
  const unitOfWork = createUnitOfWork(database);
  const keyRings = await checkStorage(environment, unitOfWork, database).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const isLimited = environment.RATE_LIMITS === 'on';
  const startedAt = Date.now();
  const plan = backupPlanOf(environment);
  const shared = environment.DATABASE_URL === undefined ? null : createSharedCounters(database, keyRings.passportKeys);
  return {
    database,
    unitOfWork,
    damage,
    health: createHealthCheck({
      tryWrite: () => tryWrite(unitOfWork, Date.now()),
      damage,
      isBackupLate: () => plan !== null && isBackupLate(plan, Date.now(), startedAt),
      ticks: () => performance.now(),
    }),
    saveNextRevision: createCartSaver(unitOfWork, Date.now),
    catalogue,
    ...keyRings,
    payments,
    limits: isLimited ? createRateLimits(MAX_COUNTS, shared) : NO_LIMITS,
    accessOf: createAccessLookup(unitOfWork),
    placementQueue: isLimited ? createRequestQueue() : NO_QUEUE,
    proxies: environment.TRUST_PROXY,
    siteUrl: environment.SITE_URL,
    hasEditor: environment.CONTENT_EDITOR !== 'off',
    storage: environment,
    clock: Date.now,
    logger,
  };
}

/** Checks at the start that stored data can be decrypted and new data written. */
async function checkStorage(
  environment: Environment,
  unitOfWork: UnitOfWork,
  { location }: Database,
): Promise<Pick<Services, 'passportKeys' | 'voucherKeys'>> {
  const passportKeys = openKeyRing(environment);
  await checkPassportKeys(unitOfWork, passportKeys);
  const voucherKeys = openVoucherKeys(environment);
  await tryWrite(unitOfWork, Date.now()).catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    const { cause } = error as Error;
    const text = environment.DATABASE_URL === undefined ? sqliteProblemText : postgresProblemText;
    throw new StartupError(text(location, cause ?? error), { cause: error });
  });
  return { passportKeys, voucherKeys };
}
