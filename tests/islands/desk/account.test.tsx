import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aDeskNetwork, aSession, type DeskNetwork } from '../../fixtures/fakes/a-desk-network.ts';
import { freshDesks, openDesk } from '../../fixtures/steps/an-open-desk.tsx';

const HERE = {
  id: 'here',
  device: 'iPhone',
  createdAt: '2027-01-12T05:00:00+08:00',
  seenAt: '2027-01-12T06:00:00+08:00',
};
const THERE = { ...HERE, id: 'there', device: 'Windows' };
let network: DeskNetwork;

freshDesks();

beforeEach(() => {
  network = aDeskNetwork();
  network.answer('GET /api/desk/session', aSession('driver', 'Ben'));
  network.answer('GET /api/desk/sessions', {
    sessions: [
      { ...HERE, isCurrent: true },
      { ...THERE, isCurrent: false },
    ],
  });
});

const posts = () => network.calls.filter(({ method }) => method === 'POST').map(({ path }) => path);

describe('the account of who works at the desk (specification.md#signing-in)', () => {
  test('says who is signed in, on which devices, and ends another one', async () => {
    network.answer('POST /api/desk/sessions/there/end', {});
    const user = openDesk({ screen: 'account' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Ben' })).toBeTruthy();
    expect(screen.getByText('Driver: you see the departures of your company.')).toBeTruthy();
    expect((await screen.findByText('iPhone')).parentElement?.textContent).toContain('(this one)');
    await user.click(screen.getByRole('button', { name: /^Sign out there/ }));
    await waitFor(() => expect(posts()).toEqual(['/api/desk/sessions/there/end']));
  });

  test('signs out, and says why where that did not work', async () => {
    network.answer('POST /api/desk/sign-outs', { status: 503 });
    const user = openDesk({ screen: 'account' });
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText(/The service did not answer/)).toBeTruthy();
    network.answer('POST /api/desk/sign-outs', {});
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
    expect(screen.queryByText(/^You are signed out/)).toBeNull();
  });
});
