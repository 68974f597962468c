import { type Rotation, reencryptPassports } from '../../../src/lib/server/participants/passport-care.ts';
import { type Command, CommandFailure } from '../command.ts';
import { JSON_OPTION, printDone } from '../output.ts';

/** What it came to: the keys that nothing needs any more may go. */
interface Result extends Rotation {
  readonly current: string;
  readonly unused: readonly string[];
}

function resultText({ current, rotated, unused }: Result): string {
  const done = `${rotated} passports were encrypted anew with the key "${current}".`;
  const ids = unused.map((id) => `"${id}"`).join(', ');
  return unused.length === 0 ? done : `${done} No passport needs ${ids} any more.`;
}

export const rotatePassports: Command = {
  name: 'rotate-passports',
  summary: 'encrypts passports with the first of PASSPORT_KEYS, so that older keys can go',
  usage: '[--json]',
  details:
    'Also while servers run, once all of them have the new key first. A backup from before still needs the keys that it was made with.',
  options: JSON_OPTION,
  run: async (given, { terminal, openDesk }) => {
    given.words();
    await openDesk(async ({ store, passportKeys }) => {
      const ring = passportKeys();
      const rotation = await reencryptPassports(store, ring);
      const used = await store.read(({ participants }) => participants.passportKeys());
      const unused = [...ring.keys.keys()].filter((id) => id !== ring.current && !used.includes(id));
      const result: Result = { current: ring.current, ...rotation, unused };
      printDone(terminal, given, resultText(result), result);
      if (rotation.unreadable.length === 0) return;
      throw new CommandFailure(
        `A passport of ${rotation.unreadable.join(', ')} was damaged in the database: ask the traveller to enter it again.`,
      );
    });
  },
};
