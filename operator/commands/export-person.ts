import { manilaIso } from '../../src/lib/time/manila.ts';
import { elsewhere } from '../../src/server/backoffice/erasure-report.ts';
import { personText } from '../../src/server/backoffice/parse-person.ts';
import { exportPerson } from '../../src/server/backoffice/person-export.ts';
import { type Command, CommandFailure } from '../command.ts';
import { jsonText } from '../output.ts';
import { PERSON_OPTIONS, personOfArguments } from '../parse-person.ts';

export const exportPersonCommand: Command = {
  name: 'export-person',
  summary: 'prints everything that is kept of somebody, passports too, as JSON',
  usage: '(REF | --email ADDRESS | --number NUMBER)',
  details:
    'For whoever asks what you know of them. Their companions stand in it as well: look through it before you send it, and send it to nobody else.',
  options: { ...PERSON_OPTIONS },
  run: async (given, { terminal, openBackoffice }) => {
    const person = personOfArguments(given);
    await openBackoffice(async ({ unitOfWork, clock, environment, passportKeys }) => {
      const keys = passportKeys();
      const found = await unitOfWork.read((repositories) => exportPerson(repositories, person, keys));
      if (found.length === 0) throw new CommandFailure(`Nothing is kept of ${personText(person)}.`);
      terminal.print(
        jsonText({ about: personText(person), at: manilaIso(clock()), found, elsewhere: elsewhere(environment) }),
      );
    });
  },
};
