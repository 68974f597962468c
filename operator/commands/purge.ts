import { ACCOUNT_RETENTION_YEARS } from '../../src/server/backoffice/erase-person.ts';
import { expireBookings } from '../../src/server/bookings/expire-bookings.ts';
import { PASSPORT_RETENTION_DAYS } from '../../src/server/bookings/passport-crypto.ts';
import {
  CART_RETENTION_DAYS,
  deleteExpiredCopies,
  deleteExpiredData,
  UNPAID_RETENTION_DAYS,
} from '../../src/server/jobs/data-retention.ts';
import type { Command } from '../command.ts';
import { JSON_OPTION, printDone } from '../output.ts';

export const purge: Command = {
  name: 'purge',
  summary: 'forgets old passports, carts, bookings and automatic copies now, which the running server does every hour',
  usage: '[--json]',
  details: `Passports go ${PASSPORT_RETENTION_DAYS} days after the last trip, carts after ${CART_RETENTION_DAYS} days, bookings that nobody paid ${UNPAID_RETENTION_DAYS} days after their time to pay, all others ${ACCOUNT_RETENTION_YEARS} years after the year of their last trip, and after ${PASSPORT_RETENTION_DAYS} days the copies in backups/ that were made by themselves, but for the newest before a migration and before a restore. Your own copies are kept: delete those yourself. It goes by this machine's clock: see that it is right.`,
  options: JSON_OPTION,
  run: async (given, { terminal, openBackoffice }) => {
    given.words();
    await openBackoffice(async ({ unitOfWork, clock, environment }) => {
      const now = clock();
      const expired = await expireBookings(unitOfWork, now);
      const { passports, carts, bookings } = await deleteExpiredData(unitOfWork, now);
      const { copies, failures } = await deleteExpiredCopies(environment.DATA_DIR, now);
      const undeleted = failures.map(({ message }) => message);
      const sentence = `Forgotten: ${passports} passports, ${carts} carts, ${bookings} bookings, ${copies} automatic copies. Expired: ${expired} bookings.`;
      const warning = undeleted.map((message) => ` Not deleted: ${message}.`).join('');
      printDone(terminal, given, sentence + warning, { passports, carts, bookings, copies, undeleted, expired });
    });
  },
};
