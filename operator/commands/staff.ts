import { manilaIso } from '../../src/lib/time/manila.ts';
import { listStaff, removeStaff, revokePasskey, type StaffOverview, staffView } from '../../src/server/desk/staff.ts';
import type { Done } from '../../src/server/repositories/staff-record.ts';
import type { Arguments } from '../arguments.ts';
import type { Backoffice } from '../backoffice.ts';
import { minuteText } from '../booking-columns.ts';
import { type Command, CommandFailure, UsageError } from '../command.ts';
import { authorOf } from '../departure-arguments.ts';
import { FORMAT_OPTIONS, formatOf, printDone, printListing } from '../output.ts';

/** What takes something away. @returns a sentence about it @throws CommandFailure for a wrong id */
type Removal = (backoffice: Backoffice, id: string, done: Done) => Promise<string>;

const REMOVALS: Readonly<Record<string, Removal>> = {
  'revoke-passkey': async ({ unitOfWork }, id, done) => {
    const isRevoked = await unitOfWork.write('staff', (repositories) => revokePasskey(repositories, id, done));
    if (!isRevoked) throw new CommandFailure(`There is no passkey ${id}. "staff" lists those there are.`);
    return `The passkey ${id} is revoked, and its sessions are over.`;
  },
  'end-session': async ({ unitOfWork }, id, done) => {
    const ended = await unitOfWork.write('staff', ({ staffSessions }) => staffSessions.end({ id }, done));
    if (ended === 0) throw new CommandFailure(`There is no session ${id}. "staff" lists those there are.`);
    return `The session ${id} is over.`;
  },
  remove: async ({ unitOfWork }, id, done) => {
    const removed = await unitOfWork.write('staff', async (repositories) => {
      const member = await repositories.staff.find(id);
      if (member) await removeStaff(repositories, id, done);
      return member;
    });
    if (!removed) throw new CommandFailure(`There is nobody with the id ${id}. "staff" lists those there are.`);
    return `${removed.name} cannot sign in any more: passkeys, sessions and invitations are gone.`;
  },
};

export const staff: Command = {
  name: 'staff',
  summary: 'lists who works at the desk, or takes a passkey, a session or a person away',
  usage: '[--revoke-passkey ID | --end-session ID | --remove ID]',
  details:
    'After a lost phone: revoke its passkey, then "invite" its owner again. Changes that somebody made keep the name.',
  options: {
    'revoke-passkey': { value: 'ID', help: 'lets a passkey open nothing any more, and ends its sessions' },
    'end-session': { value: 'ID', help: 'signs somebody out on one device' },
    remove: { value: 'ID', help: 'takes everything away from a person' },
    by: { value: 'NAME', help: 'who says so; the user of this computer where it is left out' },
    ...FORMAT_OPTIONS,
  },
  run: async (given, { terminal, openBackoffice }) => {
    given.words();
    const [chosen, another] = Object.entries(REMOVALS).filter(([name]) => given.text(name) !== undefined);
    if (another) throw new UsageError(`Give one of ${Object.keys(REMOVALS).map(optionText).join(', ')}.`);
    if (chosen && formatOf(given) === 'csv') throw new UsageError('Only the list has CSV: use --json.');
    await openBackoffice(async (backoffice) => {
      const { unitOfWork, clock } = backoffice;
      if (chosen) {
        const [name, remove] = chosen;
        const id = given.text(name)?.toUpperCase() ?? '';
        const done = { by: authorOf(given), at: manilaIso(clock()) };
        return printDone(terminal, given, await remove(backoffice, id, done), { id, done: name, ...done });
      }
      printStaff(terminal, given, await unitOfWork.read((repositories) => listStaff(repositories, clock())));
    });
  },
};

const optionText = (name: string) => `--${name}`;

/** One row for each person, passkey and session. */
function printStaff(
  terminal: Parameters<typeof printListing>[0],
  given: Arguments,
  everybody: readonly StaffOverview[],
): void {
  printListing(terminal, given, {
    header: ['name', 'what', 'id', 'since', 'last used', 'about'],
    rows: everybody.flatMap(rowsOf),
    json: everybody.map(staffView),
    empty: 'Nobody works at the desk yet: "invite" invites somebody.',
  });
}

function rowsOf({ member, invitedUntil, passkeys, sessions }: StaffOverview) {
  const about = [
    member.role,
    ...(member.providerId === null ? [] : [`of ${member.providerId}`]),
    ...(invitedUntil === null ? [] : [`invited until ${minuteText(invitedUntil)}`]),
  ].join(' ');
  return [
    [member.name, 'person', member.id, minuteText(member.createdAt), '', about],
    ...passkeys.map(({ id, device, createdAt, usedAt }) => {
      return [member.name, 'passkey', id, minuteText(createdAt), minuteText(usedAt), device];
    }),
    ...sessions.map(({ id, device, createdAt, seenAt }) => {
      return [member.name, 'session', id, minuteText(createdAt), minuteText(seenAt), device];
    }),
  ];
}
