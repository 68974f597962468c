import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { $pendingCheckIns } from '../../../src/islands/desk/pending-check-ins.store.ts';
import {
  aDeskDay,
  aDeskNetwork,
  aSession,
  type DeskCall,
  type DeskNetwork,
} from '../../fixtures/fakes/a-desk-network.ts';
import { freshDesks, openDesk } from '../../fixtures/steps/an-open-desk.tsx';

const CHECK_INS = 'PUT /api/desk/bookings/7K2M0QXA/check-ins';
let network: DeskNetwork;

const sent = () => network.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

beforeEach(() => {
  network = aDeskNetwork();
  network.answer('GET /api/desk/session', aSession());
  network.answer('GET /api/desk/departures', aDeskDay());
  network.answer(CHECK_INS, ({ body }: DeskCall) => {
    const { tripRef, index, state, at } = body as { tripRef: string; index: number; state: string; at: string };
    return { tripRef, index, checkIn: state === 'none' ? null : { state, at, by: 'Ana' } };
  });
});

freshDesks();

async function openDeparture() {
  const user = openDesk({ screen: 'departure', day: '2027-01-12', listing: 'SV-PPS-ELN', time: '07:30' });
  const here = await screen.findByRole('button', { name: 'Here: Maria Santos' });
  return { user, here };
}

describe('a check-in (specification.md#check-in)', () => {
  test('is one tap, and a second one takes it back', async () => {
    const { user, here } = await openDeparture();
    await user.click(here);
    await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ index: 0, state: 'boarded' })]));
    await waitFor(() => expect($pendingCheckIns.get()).toEqual([]));
    await user.click(screen.getByRole('button', { name: 'No-show: Traveller 2' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ tripRef: 'VAN00000', index: 1, state: 'no-show' });
  });

  test('made without a connection counts at once, waits, and is sent once', async () => {
    const { user, here } = await openDeparture();
    network.setOffline(true);
    await user.click(here);
    expect(here.getAttribute('aria-pressed')).toBe('true');
    expect(await screen.findByText('1 check-in waits on this device for a connection.')).toBeTruthy();
    expect(sent()).toEqual([]);
    network.setOffline(false);
    await waitFor(() => expect($pendingCheckIns.get()).toEqual([]));
    expect(sent()).toHaveLength(1);
  });

  test('that failed beside a connection is sent on return to the page', async () => {
    const { user, here } = await openDeparture();
    network.answer(CHECK_INS, { status: 503 });
    await user.click(here);
    expect(await screen.findByText('1 check-in waits on this device for a connection.')).toBeTruthy();
    network.answer(CHECK_INS, { tripRef: 'VAN00000', index: 0, checkIn: null });
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect($pendingCheckIns.get()).toEqual([]));
    expect(sent()).toHaveLength(2);
  });

  test('that was sent counts before the list is read again, also where that fails', async () => {
    const { user, here } = await openDeparture();
    network.answer('GET /api/desk/departures', { status: 503 });
    await user.click(here);
    expect(await screen.findByText(/^The service did not answer/)).toBeTruthy();
    expect($pendingCheckIns.get()).toEqual([]);
    expect(here.getAttribute('aria-pressed')).toBe('true');
    network.answer('GET /api/desk/departures', aDeskDay());
    await user.click(screen.getByRole('button', { name: /^As of/ }));
    await waitFor(() => expect(here.getAttribute('aria-pressed')).toBe('false'));
  });

  test('that waits stays when nobody is signed in any more, and has no names in it', async () => {
    const { user, here } = await openDeparture();
    network.answer(CHECK_INS, { status: 401, code: 'sign-in-needed' });
    await user.click(here);
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy();
    expect($pendingCheckIns.get()).toHaveLength(1);
    expect(JSON.stringify($pendingCheckIns.get())).not.toMatch(/Maria|Santos/);
  });

  test('that is refused says so, and does not hold up the next one', async () => {
    const { user, here } = await openDeparture();
    network.answer(CHECK_INS, { status: 404 });
    await user.click(here);
    expect(await screen.findByText(/^A check-in of booking 7K2M0QXA was refused: This does not exist/)).toBeTruthy();
    expect($pendingCheckIns.get()).toEqual([]);
  });
});
