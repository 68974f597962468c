import { CART_DAYS, tidyUp } from '../../../src/lib/server/housekeeping.ts';
import { PASSPORT_DAYS } from '../../../src/lib/server/participants/passport-care.ts';
import type { Command } from '../command.ts';

export const purge: Command = {
  name: 'purge',
  summary: 'forgets old passports and carts now, which the running server does every minute',
  usage: '',
  details: `Passports go ${PASSPORT_DAYS} days after the last trip, carts after ${CART_DAYS} days. Bookings are kept.`,
  options: {},
  run: async (given, { terminal, openDesk }) => {
    given.words();
    await openDesk(async ({ store, clock }) => {
      const { expired, passports, carts } = await tidyUp(store, clock());
      terminal.print(`Forgotten: ${passports} passports, ${carts} carts. Expired: ${expired} bookings.`);
    });
  },
};
