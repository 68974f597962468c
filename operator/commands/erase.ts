import { eraseForGood } from '../../src/server/backoffice/erase-for-good.ts';
import { type Erasure, planErasure, repeatErasures } from '../../src/server/backoffice/erase-person.ts';
import { readErasures } from '../../src/server/backoffice/erasure-log.ts';
import { elsewhere, erasureText } from '../../src/server/backoffice/erasure-report.ts';
import { personText } from '../../src/server/backoffice/parse-person.ts';
import type { Backoffice } from '../backoffice.ts';
import { type Command, CommandFailure, UsageError } from '../command.ts';
import { JSON_OPTION, printDone } from '../output.ts';
import { PERSON_OPTIONS, personOfArguments } from '../parse-person.ts';

function reportOf(title: string, erasures: readonly Erasure[], { environment }: Backoffice): string {
  const lines = erasures.map((erasure) => `  ${erasureText(erasure)}.`);
  return [title, ...lines, 'It may also be in:', ...elsewhere(environment).map((place) => `  ${place}.`)].join('\n');
}

export const erase: Command = {
  name: 'erase',
  summary: 'forgets somebody who asks for it, by reference, e-mail address or number',
  usage: '(REF | --email ADDRESS | --number NUMBER | --again) [--yes]',
  details:
    'Without --yes it says what would go and what must stay. Bookings, carts, companions, passports, mails, notes, keys and the advertisement go. Of a paid booking the amounts stay without the person, for the tax office. What is still to come, or owed back, is not erased: cancel and refund first.',
  options: {
    ...PERSON_OPTIONS,
    again: { help: 'erases once more who was erased before, after a backup of PostgreSQL was restored' },
    yes: { help: 'erases; without it nothing happens' },
    ...JSON_OPTION,
  },
  run: async (given, { terminal, openBackoffice }) => {
    if (given.flag('again')) given.words();
    const person = given.flag('again') ? null : personOfArguments(given);
    await openBackoffice(async (backoffice) => {
      const { unitOfWork, environment } = backoffice;
      const now = backoffice.clock();
      if (person === null) {
        const again = await repeatErasures(unitOfWork, readErasures(environment.DATA_DIR), now);
        const title = again.length === 0 ? 'Nobody was erased before who is here again.' : 'Erased again:';
        return printDone(terminal, given, reportOf(title, again, backoffice), { erased: again });
      }
      const plan = await planErasure(unitOfWork, person, now);
      if (plan.length === 0) throw new CommandFailure(`Nothing is kept of ${personText(person)}.`);
      if (!given.flag('yes')) {
        printDone(terminal, given, reportOf('This would be erased:', plan, backoffice), { wouldErase: plan });
        throw new UsageError('Nothing was erased. Say --yes to erase it for good.');
      }
      const store = { unitOfWork, storage: environment, location: backoffice.database.location };
      const erased = await eraseForGood(store, person, plan, now);
      const held = { erased, elsewhere: elsewhere(environment) };
      printDone(terminal, given, reportOf('Erased for good:', erased, backoffice), held);
      const refused = erased.filter(({ kind }) => kind === 'refused');
      if (refused.length > 0) {
        throw new CommandFailure(`Not erased: ${refused.map(erasureText).join('; ')}.`);
      }
    });
  },
};
