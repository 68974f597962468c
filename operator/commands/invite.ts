import { STAFF_ROLES } from '../../src/lib/desk/permissions.ts';
import { invitationContract } from '../../src/lib/desk/staff.contract.ts';
import { invitationLink } from '../../src/lib/navigation/paths.ts';
import { inviteStaff } from '../../src/server/desk/invitations.ts';
import { minuteText } from '../booking-columns.ts';
import { type Command, CommandFailure, UsageError } from '../command.ts';
import { authorOf } from '../departure-arguments.ts';
import { JSON_OPTION, printDone } from '../output.ts';

const NAMES = { name: 'a name', role: '--role', providerId: '--provider' } as const;

export const invite: Command = {
  name: 'invite',
  summary: 'invites somebody to the desk: prints a link with which they make a passkey, once',
  usage: `NAME --role ${STAFF_ROLES.join('|')} [--provider ID]`,
  details:
    'The link works once, for 24 hours: send it to nobody else. The same name is the same person, with the role that you give now; after a lost phone revoke the old passkey too, see "staff". A driver belongs to a company, which is --provider.',
  options: {
    role: { value: 'ROLE', help: `one of ${STAFF_ROLES.join(', ')}` },
    provider: { value: 'ID', help: 'the company of a driver, as in zion' },
    by: { value: 'NAME', help: 'who invites; the user of this computer where it is left out' },
    ...JSON_OPTION,
  },
  run: async (given, { terminal, openBackoffice }) => {
    const [name] = given.words('a name in quotes');
    const typed = { name, role: given.oneOf('role', STAFF_ROLES), providerId: given.text('provider') ?? null };
    const parsed = invitationContract.request.safeParse(typed);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      throw new UsageError(`Give ${NAMES[issue?.path[0] as keyof typeof NAMES]}: ${issue?.message}.`);
    }
    await openBackoffice(async ({ unitOfWork, clock, catalogue, environment }) => {
      const { operator, providers } = await catalogue();
      const { providerId } = parsed.data;
      if (providerId !== null && !providers.some(({ id }) => id === providerId)) {
        const known = providers.map(({ id }) => id).join(', ');
        throw new CommandFailure(`There is no company "${providerId}": there are ${known || 'none'}.`);
      }
      const invitation = { ...parsed.data, by: authorOf(given) };
      const { member, secret, expiresAt } = await unitOfWork.write('staff', (repositories) =>
        inviteStaff(repositories, invitation, clock()),
      );
      const link = invitationLink(environment.SITE_URL ?? operator.url, secret);
      const sentence = `${member.name} (${member.role}) makes a passkey with this link, once, until ${minuteText(expiresAt)}:\n${link}`;
      printDone(terminal, given, sentence, { id: member.id, name: member.name, role: member.role, link, expiresAt });
    });
  },
};
