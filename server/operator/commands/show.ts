import { bookingFile } from '../../../src/lib/server/desk/booking-file.ts';
import { bookingJson } from '../booking-columns.ts';
import { bookingPage } from '../booking-pages.ts';
import type { Command } from '../command.ts';

export const show: Command = {
  name: 'show',
  summary: 'shows everything about a booking',
  usage: 'REF [--json]',
  details: 'Of passports it says only whether they are there.',
  options: { json: { help: 'prints JSON for a program' } },
  run: async (given, { terminal, openDesk }) => {
    const ref = given.ref();
    await openDesk(async ({ store, clock, missing }) => {
      const file = await store.read((ledger) => bookingFile(ledger, ref));
      if (!file) throw missing(ref);
      const now = clock();
      const { booking, ...rest } = file;
      terminal.print(
        given.flag('json')
          ? JSON.stringify({ ...bookingJson(booking, now), ...rest }, null, 2)
          : bookingPage(file, now),
      );
    });
  },
};
