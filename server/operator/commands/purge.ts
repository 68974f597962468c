import { expireBookings } from '../../../src/lib/server/bookings/expire-bookings.ts';
import { CART_DAYS, forgetOld } from '../../../src/lib/server/forgetting.ts';
import { PASSPORT_DAYS } from '../../../src/lib/server/participants/passport-care.ts';
import type { Command } from '../command.ts';
import { JSON_OPTION, printDone } from '../output.ts';

export const purge: Command = {
  name: 'purge',
  summary: 'forgets old passports and carts now, which the running server does every hour',
  usage: '[--json]',
  details: `Passports go ${PASSPORT_DAYS} days after the last trip, carts after ${CART_DAYS} days. Bookings are kept. It goes by this machine's clock: see that it is right.`,
  options: JSON_OPTION,
  run: async (given, { terminal, openDesk }) => {
    given.words();
    await openDesk(async ({ store, clock }) => {
      const now = clock();
      const expired = await expireBookings(store, now);
      const { passports, carts } = await forgetOld(store, now);
      const sentence = `Forgotten: ${passports} passports, ${carts} carts. Expired: ${expired} bookings.`;
      printDone(terminal, given, sentence, { passports, carts, expired });
    });
  },
};
