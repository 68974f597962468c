import { type Rotation, reencryptPassports } from '../../src/server/bookings/passport-crypto.ts';
import { type Command, CommandFailure } from '../command.ts';
import { JSON_OPTION, printDone } from '../output.ts';

/** Outcome of a rotation, after which unused keys may be removed. */
interface Result extends Rotation {
  readonly current: string;
  readonly unused: readonly string[];
  /** Whether passports that cannot be decrypted were deleted. */
  readonly forgotten: boolean;
}

function resultText({ current, rotated, unused, forgotten, unreadable }: Result): string {
  const ids = unused.map((id) => `"${id}"`).join(', ');
  return [
    `${rotated} passports were encrypted anew with the key "${current}".`,
    ...(forgotten ? [`Those of ${unreadable.join(', ')} were forgotten: ask the travellers to enter them again.`] : []),
    ...(unused.length > 0 ? [`No passport needs ${ids} any more.`] : []),
  ].join(' ');
}

function unreadableText(unreadable: readonly string[]): string {
  const refs = unreadable.join(', ');
  return `Passports of ${refs} do not open: they were damaged in the database, or their key has other bytes than it had. Put those back, or ask the travellers to enter theirs again.`;
}

export const rotatePassports: Command = {
  name: 'rotate-passports',
  summary: 'encrypts passports with the first of PASSPORT_KEYS, so that older keys can go',
  usage: '[--forget-unreadable] [--json]',
  details:
    'Also while servers run, once all of them have the new key first. A backup from before still needs the keys that it was made with.',
  options: {
    'forget-unreadable': {
      help: 'forgets passports that do not open with their key: it is lost, or they were damaged',
    },
    ...JSON_OPTION,
  },
  run: async (given, { terminal, openBackoffice }) => {
    given.words();
    await openBackoffice(async ({ unitOfWork, passportKeys }) => {
      const ring = passportKeys();
      const isRemoval = given.flag('forget-unreadable');
      const rotation = await reencryptPassports(unitOfWork, ring, isRemoval ? 'forgotten' : 'kept');
      const used = await unitOfWork.read(({ participants }) => participants.passportKeys());
      const unused = [...ring.keys.keys()].filter((id) => id !== ring.current && !used.includes(id));
      const isUnreadable = rotation.unreadable.length > 0;
      const result: Result = { current: ring.current, ...rotation, unused, forgotten: isRemoval && isUnreadable };
      printDone(terminal, given, resultText(result), result);
      if (isUnreadable && !isRemoval) throw new CommandFailure(unreadableText(rotation.unreadable));
    });
  },
};
