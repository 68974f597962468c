import { manilaIso } from '../../src/lib/time/manila.ts';
import { type Command, UsageError } from '../command.ts';
import { JSON_OPTION, printDone } from '../output.ts';

const MAX_NOTE_LENGTH = 1000;

export const note: Command = {
  name: 'note',
  summary: 'writes a note about a booking, which only you see',
  usage: 'REF "TEXT"',
  options: { ...JSON_OPTION },
  run: async (given, { terminal, openBackoffice }) => {
    const [typed = '', text = ''] = given.words('a booking reference', 'a text in quotes');
    const ref = typed.toUpperCase();
    if (text.trim() === '' || text.length > MAX_NOTE_LENGTH)
      throw new UsageError(`A note has 1 to ${MAX_NOTE_LENGTH} characters.`);
    await openBackoffice(async ({ unitOfWork, clock, missing }) => {
      const written = { at: manilaIso(clock()), text: text.trim(), by: null };
      const isWritten = await unitOfWork.write(ref, async (repositories) => {
        if (!(await repositories.bookings.find(ref))) return false;
        await repositories.notes.add(ref, written);
        return true;
      });
      if (!isWritten) throw missing(ref);
      printDone(terminal, given, `Noted with ${ref}.`, { ref, note: written });
    });
  },
};
