import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { aDeskNetwork, aSession, type DeskNetwork } from '../../fixtures/fakes/a-desk-network.ts';
import { freshDesks, openDesk } from '../../fixtures/steps/an-open-desk.tsx';

let network: DeskNetwork;

const who = { ref: '7K2M0QXA', name: 'Maria Santos', mobile: '+639175550100', departure: '2027-01-12T07:30:00+08:00' };

const aMoney = (changes: object = {}) => ({
  asOf: '2027-01-10T09:00:00+08:00',
  from: '2026-12-12',
  to: '2027-01-10',
  waiting: [],
  refundsOwed: [],
  totals: [],
  ...changes,
});

beforeEach(() => {
  network = aDeskNetwork();
  network.answer('GET /api/desk/session', aSession());
});

freshDesks();

describe('money at the desk (specification.md#money-at-the-desk)', () => {
  test('has who must pay until when, and who gets money back how', async () => {
    const payBy = '2027-01-10T18:00:00+08:00';
    const waiting = {
      ...who,
      status: 'awaiting-payment',
      dueCents: 17_300,
      amount: 'US$173 or ₱10,034',
      payBy,
      isPayingOnline: false,
    };
    const owed = { ...who, ref: '8N3P1RYB', name: 'Jo Park', status: 'cancelled', cents: 8650, byHandCents: 8650 };
    network.answer('GET /api/desk/money', aMoney({ waiting: [waiting], refundsOwed: [owed] }));
    openDesk({ screen: 'money' });
    const unpaid = await screen.findByRole('link', { name: /Maria Santos/ });
    expect(unpaid.textContent).toContain('US$173 or ₱10,034');
    expect(unpaid.textContent).toContain('Reserved until Sun, Jan 10, 6:00 PM');
    expect(unpaid.getAttribute('href')).toBe('#/booking/7K2M0QXA');
    expect(screen.getByRole('link', { name: /Jo Park/ }).textContent).toContain('US$86.50Goes back by hand');
  });

  test('has totals by day and way of paying, the newest first, and their sum', async () => {
    const totals = [
      { day: '2027-01-08', method: 'manual', receivedCents: 10_000, payments: 1, refundedCents: 0 },
      { day: '2027-01-09', method: 'stripe', receivedCents: 17_300, payments: 2, refundedCents: 5000 },
    ];
    network.answer('GET /api/desk/money', aMoney({ totals }));
    openDesk({ screen: 'money' });
    await screen.findByRole('table');
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.slice(1)).toEqual([
      'Sat, Jan 9, 2027Card, 2 paymentsUS$173US$50',
      'Fri, Jan 8, 2027Bank, wallet or cash, 1 paymentUS$100–',
      'TotalUS$273US$50',
    ]);
  });

  test('asks for other days, but not for a first day after the last', async () => {
    network.answer('GET /api/desk/money', aMoney());
    openDesk({ screen: 'money' });
    const from = await screen.findByLabelText('From');
    fireEvent.change(from, { target: { value: '2027-01-05' } });
    await waitFor(() => expect(network.calls.at(-1)?.path).toBe('/api/desk/money?from=2027-01-05&to=2027-01-10'));
    fireEvent.change(from, { target: { value: '2027-01-15' } });
    expect(await screen.findByText('The first day is after the last one.')).toBeTruthy();
    expect(network.calls.some(({ path }) => path.includes('2027-01-15'))).toBe(false);
  });
});
