import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aDeskNetwork, aSession, type DeskNetwork } from '../../fixtures/fakes/a-desk-network.ts';
import { freshDesks, openDesk } from '../../fixtures/steps/an-open-desk.tsx';

const AS_OF = '2027-01-12T06:00:00+08:00';
const PLAN = {
  asOf: AS_OF,
  erasures: [
    { ref: 'CART0001', kind: 'removed', text: 'CART0001: the whole cart' },
    { ref: 'PAID0001', kind: 'accounts-kept', text: 'PAID0001: the person; amounts stay until 2037-12-31' },
    { ref: 'NEXT0001', kind: 'refused', text: 'NEXT0001: nothing, it is paid: cancel it first' },
  ],
  elsewhere: ['backups that you made: until you delete them'],
};
let network: DeskNetwork;

freshDesks();

beforeEach(() => {
  network = aDeskNetwork();
  network.answer('GET /api/desk/session', aSession('owner'));
});

const sent = () =>
  network.calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body] as const);

async function openWith(person: string) {
  const user = openDesk({ screen: 'traveller' });
  const field = await screen.findByRole('textbox', { name: 'E-mail address, number or reference' });
  if (person) await user.type(field, person);
  return user;
}

describe('the data of one traveller (specification.md#data-of-one-traveller)', () => {
  test('is shown to save, with what is in it and where else there is some', async () => {
    const found = [{ ref: 'PAID0001', kept: { bookings: [{ booker_name: 'Maria “M” Santos & Co' }] } }];
    network.answer('POST /api/desk/travellers/export', { asOf: AS_OF, found, elsewhere: PLAN.elsewhere });
    const user = await openWith('maria@example.com');
    await user.click(screen.getByRole('button', { name: 'Show what is stored' }));
    const link = await screen.findByRole('link', { name: 'Save as a file' });
    expect(link.getAttribute('download')).toBe('traveller.json');
    const [, text = ''] = link.getAttribute('href')?.split(',', 2) ?? [];
    expect(JSON.parse(decodeURIComponent(text))).toEqual({ asOf: AS_OF, found, elsewhere: PLAN.elsewhere });
    expect(screen.getByText('Found: PAID0001.')).toBeTruthy();
    expect(sent()).toEqual([['/api/desk/travellers/export', { person: 'maria@example.com' }]]);
  });

  test('is erased after it was said what goes, what stays and why something cannot go', async () => {
    network.answer('POST /api/desk/travellers/erasure-plan', PLAN);
    network.answer('POST /api/desk/travellers/erasure', (call) =>
      call.path.endsWith('-plan') ? PLAN : { ...PLAN, erasures: PLAN.erasures.slice(0, 2) },
    );
    const user = await openWith('maria@example.com');
    await user.click(screen.getByRole('button', { name: 'Erase …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Erase this traveller?' }));
    for (const { text } of PLAN.erasures) expect(dialog.getByText(`${text}.`)).toBeTruthy();
    expect(dialog.getByText('backups that you made: until you delete them.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Erase for good' }));
    expect(await dialog.findByText('Erased for good:')).toBeTruthy();
    expect(dialog.queryByText(/NEXT0001/)).toBeNull();
    expect(sent().at(-1)).toEqual([
      '/api/desk/travellers/erasure',
      { person: 'maria@example.com', refs: ['CART0001', 'PAID0001'] },
    ]);
  });

  test('is not erased where there is nothing, or nothing may go yet', async () => {
    network.answer('POST /api/desk/travellers/erasure-plan', { ...PLAN, erasures: PLAN.erasures.slice(2) });
    const user = await openWith('maria@example.com');
    await user.click(screen.getByRole('button', { name: 'Erase …' }));
    const dialog = within(await screen.findByRole('dialog'));
    const button = dialog.getByRole('button', { name: 'Erase for good' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
    expect(sent().map(([path]) => path)).toEqual(['/api/desk/travellers/erasure-plan']);
  });

  test('needs somebody to be named, and says why the service found nobody meant', async () => {
    network.answer('POST /api/desk/travellers/export', {
      status: 422,
      errors: [{ field: 'person', detail: 'an e-mail address' }],
    });
    const user = await openWith('');
    await user.click(screen.getByRole('button', { name: 'Show what is stored' }));
    expect(await screen.findByText('An e-mail address, a number or a reference')).toBeTruthy();
    expect(sent()).toEqual([]);
    await user.type(screen.getByRole('textbox'), 'maria');
    await user.click(screen.getByRole('button', { name: 'Show what is stored' }));
    expect(await screen.findByText('person: an e-mail address')).toBeTruthy();
  });

  test('is a matter of owners, who reach it from their account', async () => {
    network.answer('GET /api/desk/sessions', { sessions: [] });
    openDesk({ screen: 'account' });
    const link = await screen.findByRole('link', { name: 'Data of a traveller' });
    expect(link.getAttribute('href')).toBe('#/traveller');
  });

  test('is not there for the desk', async () => {
    network.answer('GET /api/desk/session', aSession('desk'));
    openDesk({ screen: 'traveller' });
    expect(await screen.findByText('This does not exist, or is not yours to see.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  });
});
