import type { StaffRole } from '../../lib/desk/permissions.ts';
import type { Staff } from '../../lib/desk/staff.contract.ts';
import { dayOf, momentText } from './desk-format.ts';

/** What each role may do, in the order in which it is chosen. */
export const ROLE_OPTIONS: readonly { readonly value: StaffRole; readonly title: string; readonly text: string }[] = [
  { value: 'desk', title: 'Desk', text: 'Everything but staff, settings and exporting or erasing a traveller.' },
  { value: 'driver', title: 'Driver', text: 'The departures of one company, without money and passports.' },
  { value: 'editor', title: 'Editor', text: 'Texts, prices and pictures of the site, and no booking.' },
  { value: 'owner', title: 'Owner', text: 'Everything, including staff.' },
];

/** "Driver, Zion" */
export function roleText({ role, providerId }: Pick<Staff, 'role' | 'providerId'>, companies: Companies): string {
  const { title = role } = ROLE_OPTIONS.find(({ value }) => value === role) ?? {};
  const company = companies.find(({ id }) => id === providerId)?.name ?? providerId;
  return company === null ? title : `${title}, ${company}`;
}

/** Companies that drivers can belong to. */
export type Companies = readonly { readonly id: string; readonly name: string }[];

/** Something that is taken away: where, and what is said before. */
export interface StaffRemoval {
  readonly path: string;
  readonly title: string;
  readonly action: string;
  /** What happens, a paragraph each. */
  readonly texts: readonly string[];
}

const AGAIN = 'You use your passkey once more.';

/** Of a passkey. @param isOwn whether it belongs to who is signed in */
export function passkeyRemoval(
  { name, passkeys }: Staff,
  { device, createdAt }: Staff['passkeys'][number],
  path: string,
  isOwn: boolean,
): StaffRemoval {
  const whose = isOwn ? 'Your' : `${name}'s`;
  const left = passkeys.length - 1;
  return {
    path,
    title: 'Revoke this passkey?',
    action: 'Revoke it',
    texts: [
      `${whose} ${device}, since ${dayOf(createdAt.slice(0, 10))}: it opens nothing any more, and is signed out wherever it was used.`,
      left > 0
        ? `${isOwn ? 'You have' : `${name} has`} ${left} more.`
        : `${isOwn ? 'You have' : `${name} has`} no other: only a new link lets ${isOwn ? 'you' : 'them'} in again.`,
      AGAIN,
    ],
  };
}

/** Of a session on a device. */
export function sessionRemoval(
  { name }: Staff,
  { device, seenAt }: Staff['sessions'][number],
  path: string,
  isOwn: boolean,
): StaffRemoval {
  return {
    path,
    title: 'Sign out there?',
    action: 'Sign out there',
    texts: [
      `${isOwn ? 'Your' : `${name}'s`} ${device}, last used ${momentText(seenAt)}. What was kept there goes with its next connection.`,
      `The passkey stays: ${isOwn ? 'you' : 'they'} can sign in again. For a lost phone revoke its passkey.`,
    ],
  };
}

/** Of a person. */
export function personRemoval({ name }: Staff, path: string): StaffRemoval {
  return {
    path,
    title: `Remove ${name}?`,
    action: `Remove ${name}`,
    texts: [
      'Passkeys, sessions and invitations are gone at once. What they did keeps their name.',
      'To let them in again, invite them by the same name.',
      AGAIN,
    ],
  };
}
