import { manilaIso } from '../../../src/lib/booking/manila-time.ts';
import { type Command, UsageError } from '../command.ts';

const LONGEST = 1000;

export const note: Command = {
  name: 'note',
  summary: 'writes a note about a booking, which only you see',
  usage: 'REF "TEXT"',
  options: {},
  run: async (given, { terminal, openDesk }) => {
    const [typed = '', text = ''] = given.words('a booking reference', 'a text in quotes');
    const ref = typed.toUpperCase();
    if (text.trim() === '' || text.length > LONGEST) throw new UsageError(`A note has 1 to ${LONGEST} characters.`);
    await openDesk(async ({ store, clock, missing }) => {
      const isWritten = await store.write(ref, async (ledger) => {
        if (!(await ledger.bookings.find(ref))) return false;
        await ledger.notes.add(ref, { at: manilaIso(clock()), text: text.trim() });
        return true;
      });
      if (!isWritten) throw missing(ref);
      terminal.print(`Noted with ${ref}.`);
    });
  },
};
