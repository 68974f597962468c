import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aStaffEntry, aStaffList } from '../../fixtures/builders/a-staff-list.ts';
import { aDeskDay, aDeskNetwork, aSession, type DeskNetwork } from '../../fixtures/fakes/a-desk-network.ts';
import { freshDesks, openDesk } from '../../fixtures/steps/an-open-desk.tsx';

const LINK = 'https://palawan.example/desk#/join/a-secret';
let network: DeskNetwork;

freshDesks();

beforeEach(() => {
  network = aDeskNetwork();
  network.answer('GET /api/desk/session', aSession('owner'));
  network.answer('GET /api/desk/departures', aDeskDay());
  const jun = aStaffEntry('Jun', { role: 'driver', providerId: 'zion' });
  const eve = aStaffEntry('Eve', { passkeys: [], sessions: [], invitedUntil: '2027-01-13T06:00:00+08:00' });
  network.answer('GET /api/desk/staff', aStaffList([aStaffEntry('Ana', { role: 'owner' }), eve, jun]));
});

const sent = () =>
  network.calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body] as const);

async function openStaff() {
  const user = openDesk({ screen: 'staff' });
  await screen.findByRole('heading', { level: 1, name: 'Staff' });
  const jun = within(await screen.findByRole('article', { name: 'Jun' }));
  return { user, jun };
}

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the staff of the desk (specification.md#signing-in)', () => {
  test('is listed with roles, companies, passkeys, sessions and invitations', async () => {
    const { jun } = await openStaff();
    expect(jun.getByText('Driver, Zion')).toBeTruthy();
    expect(jun.getByText('Passkey, iPhone')).toBeTruthy();
    expect(jun.getByText('last used Tue, Jan 12, 6:00 AM')).toBeTruthy();
    const eve = within(screen.getByRole('article', { name: 'Eve' }));
    expect(eve.getByText('Invited until Wed, Jan 13, 6:00 AM')).toBeTruthy();
    expect(eve.getByText('Has not opened the invitation yet.')).toBeTruthy();
  });

  test('is no matter of the desk and of drivers, who are told so', async () => {
    network.answer('GET /api/desk/session', aSession('desk'));
    openDesk({ screen: 'staff' });
    expect(await screen.findByText('This does not exist, or is not yours to see.')).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 1, name: /20\d\d$/ })).toBeNull();
    expect(network.calls.some(({ path }) => path.startsWith('/api/desk/staff'))).toBe(false);
  });

  test('is reached from the account of an owner alone', async () => {
    network.answer('GET /api/desk/sessions', { sessions: [] });
    openDesk({ screen: 'account' });
    const link = await screen.findByRole('link', { name: /^Staff/ });
    expect(link.getAttribute('href')).toBe('#/staff');
  });

  test('does not change oneself: neither role nor removal is offered', async () => {
    await openStaff();
    const own = within(screen.getByRole('article', { name: 'Ana (you)' }));
    expect(own.queryByRole('button', { name: /^(?:Change role|Remove)/ })).toBeNull();
    expect(own.getByText('Your own role is changed by another owner.')).toBeTruthy();
  });

  test('is invited by a link that is shown once, to copy and to send', async () => {
    network.answer('POST /api/desk/invitations', {
      name: 'Ben Reyes',
      link: LINK,
      expiresAt: '2027-01-13T06:00:00+08:00',
    });
    const { user } = await openStaff();
    await user.click(screen.getByRole('button', { name: 'Invite somebody' }));
    const dialog = await dialogOf('Invite somebody');
    await user.click(dialog.getByRole('button', { name: 'Make a link' }));
    expect(dialog.getByText('A name, such as Jun Reyes')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Ben Reyes');
    await user.click(dialog.getByRole('radio', { name: /^Driver/ }));
    await user.click(dialog.getByRole('button', { name: 'Make a link' }));
    expect(dialog.getByText('The company that they drive for')).toBeTruthy();
    expect(sent()).toEqual([]);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Company' }), 'Zion');
    await user.click(dialog.getByRole('button', { name: 'Make a link' }));
    expect(await screen.findByText(LINK)).toBeTruthy();
    expect(sent()).toEqual([
      ['POST', '/api/desk/invitations', { name: 'Ben Reyes', role: 'driver', providerId: 'zion' }],
    ]);
    expect(screen.getByText(/works once, until Wed, Jan 13, 6:00 AM, and is not shown again/)).toBeTruthy();
    const whatsapp = screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
    expect(whatsapp).toBe(`https://wa.me/?text=${encodeURIComponent(LINK)}`);
    await user.click(screen.getByRole('button', { name: 'Done, hide it' }));
    expect(screen.queryByText(LINK)).toBeNull();
  });

  test('says before an invitation that somebody of that name is here already', async () => {
    const { user } = await openStaff();
    await user.click(screen.getByRole('button', { name: 'Invite somebody' }));
    const dialog = await dialogOf('Invite somebody');
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'jun');
    expect(dialog.getByText(/^Jun is here already: they get this role at once/)).toBeTruthy();
  });

  test('gets another role after a choice, and none without a change', async () => {
    network.answer('PUT /api/desk/staff/JUN00000/role', { status: 204 });
    const { user, jun } = await openStaff();
    await user.click(jun.getByRole('button', { name: 'Change role of Jun' }));
    const dialog = await dialogOf('Another role for Jun');
    await user.click(dialog.getByRole('button', { name: 'Change the role' }));
    expect(sent()).toEqual([]);
    await user.click(dialog.getByRole('radio', { name: /^Owner/ }));
    await user.click(dialog.getByRole('button', { name: 'Change the role' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual([['PUT', '/api/desk/staff/JUN00000/role', { role: 'owner', providerId: null }]]);
  });

  test.each([
    ['Revoke: iPhone of Jun', 'Revoke this passkey?', 'Revoke it', '/api/desk/passkeys/KEY-JUN00000/revocation'],
    ['Sign out: iPhone of Jun', 'Sign out there?', 'Sign out there', '/api/desk/sessions/SESSION-JUN00000/end'],
    ['Remove Jun', 'Remove Jun?', 'Remove Jun', '/api/desk/staff/JUN00000/removal'],
  ])('loses something by "%s" only after it was said what that does', async (button, title, action, path) => {
    network.answer(`POST ${path}`, { status: 204 });
    const { user, jun } = await openStaff();
    await user.click(jun.getByRole('button', { name: button }));
    const dialog = await dialogOf(title);
    expect(dialog.getAllByText(/\w/).length).toBeGreaterThan(2);
    expect(sent()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: action }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual([['POST', path, {}]]);
  });

  test('hears why the last owner keeps the last passkey', async () => {
    const detail = 'No owner could sign in any more.';
    network.answer('POST /api/desk/passkeys', { status: 409, detail } as never);
    const { user } = await openStaff();
    await user.click(screen.getByRole('button', { name: 'Revoke: iPhone of Ana' }));
    const dialog = await dialogOf('Revoke this passkey?');
    expect(dialog.getByText('You have no other: only a new link lets you in again.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Revoke it' }));
    expect(await dialog.findByText(detail)).toBeTruthy();
  });
});
