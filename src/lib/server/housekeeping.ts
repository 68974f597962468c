import type { BookingStatus } from '../booking/booking-status.ts';
import { manilaIso } from '../booking/manila-time.ts';
import { expireBookings } from './bookings/expire-bookings.ts';
import type { Logger } from './logger.ts';
import { forgetOldPassports } from './participants/passport-care.ts';
import type { Store } from './repositories/ledger.ts';

const DAY = 86_400_000;
/** Carts that nobody has touched for this long are forgotten, with the contacts in them. */
export const CART_DAYS = 90;
/** Nobody repeats a request after this long. */
const KEY_DAYS = 30;
/** What was said about a booking that is over matters no more after a year. While it is not over, its mails say who was told already. */
const MAIL_DAYS = 366;
const OVER: readonly BookingStatus[] = ['cancelled', 'expired', 'completed', 'no-show'];
const PAUSE = 60_000;

/** What was tidied up, in numbers. */
export interface Tidied {
  readonly expired: number;
  readonly passports: number;
  readonly carts: number;
}

/** Everything that is done by the clock; doing it twice, or in two processes, changes nothing. `now` is an instant in ms. */
export async function tidyUp(store: Store, now: number): Promise<Tidied> {
  const before = (days: number) => manilaIso(now - days * DAY);
  const expired = await expireBookings(store, now);
  const passports = await forgetOldPassports(store, now);
  const carts = await store.write('housekeeping', async (ledger) => {
    await ledger.idempotency.removeOlderThan(before(KEY_DAYS));
    await ledger.outbox.removeDoneBefore(before(MAIL_DAYS), OVER);
    return ledger.carts.removeOlderThan(before(CART_DAYS));
  });
  return { expired, passports, carts };
}

/** Tidies up every minute. @returns what stops it, once a run that has begun is over */
export function startHousekeeping(store: Store, clock: () => number, logger: Logger): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = tidyUp(store, clock()).then(
      (tidied) => logger.info({ ...tidied }, 'tidied up'),
      (error: unknown) => logger.error({ err: error }, 'tidying up failed'),
    );
  }, PAUSE);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
