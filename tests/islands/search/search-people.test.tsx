import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aCatalogueEntry } from '../../fixtures/builders/a-catalogue-entry.ts';
import { openResults, shownCodes } from '../../fixtures/steps/an-open-result-list.tsx';

const ENTRIES = [
  aCatalogueEntry({ code: 'PV-VAN', priceUsd: 90, extraUsd: 0, inc: 8, maxPeople: 8 }),
  aCatalogueEntry({ code: 'SV-SEAT', type: 'SHARED_TRANSFER', priceUsd: 16, extraUsd: 16, inc: 1, maxPeople: 8 }),
];

const people = () => screen.getByLabelText<HTMLSelectElement>('People');

beforeEach(() => localStorage.clear());

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the group of a search (specification.md#filters)', () => {
  test('filters and sorts by what the group pays in all', async () => {
    await openResults(ENTRIES, { query: '?max=100&sort=price_asc&people=2' });
    expect(shownCodes()).toEqual(['SV-SEAT', 'PV-VAN']);
    await userEvent.selectOptions(people(), '6');
    await waitFor(() => expect(shownCodes()).toEqual(['PV-VAN', 'SV-SEAT']));
    await userEvent.selectOptions(people(), '7');
    await waitFor(() => expect(shownCodes()).toEqual(['PV-VAN']));
    expect(screen.getByRole('group', { name: 'Price for 7' })).toBeDefined();
  });

  test('is stored, and shared with the address', async () => {
    await openResults(ENTRIES);
    await userEvent.selectOptions(people(), '5');
    expect(localStorage.getItem('people.1')).toBe('5');
    await waitFor(() => expect(location.search).toBe('?people=5'));
  });

  test('of an address replaces the stored one', async () => {
    localStorage.setItem('people.1', '3');
    await openResults(ENTRIES, { query: '?people=4' });
    await waitFor(() => expect(people().value).toBe('4'));
    expect(localStorage.getItem('people.1')).toBe('4');
  });

  test.each(['0', '21', '2.5', 'many'])('of %j in an address changes nothing', async (text) => {
    localStorage.setItem('people.1', '3');
    await openResults(ENTRIES, { query: `?people=${text}` });
    await waitFor(() => expect(people().value).toBe('3'));
  });
});

describe('filters of a departure (specification.md#filters)', () => {
  const TRIPS = [
    aCatalogueEntry({ code: 'A', dayParts: ['morning'], duration: '8h', freeCancellation: false }),
    aCatalogueEntry({ code: 'B', dayParts: ['evening'], duration: '2h', freeCancellation: true }),
  ];

  test('find trips by part of the day, and say so in a chip', async () => {
    await openResults(TRIPS);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Evening/ }));
    await waitFor(() => expect(shownCodes()).toEqual(['B']));
    expect(screen.getByRole('button', { name: 'Remove filter: Evening' })).toBeDefined();
  });

  test('find trips by length', async () => {
    await openResults(TRIPS);
    await userEvent.selectOptions(screen.getByLabelText('Duration'), 'day');
    await waitFor(() => expect(shownCodes()).toEqual(['A']));
  });

  test('find trips that are cancelled for free', async () => {
    await openResults(TRIPS);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Free cancellation/ }));
    await waitFor(() => expect(shownCodes()).toEqual(['B']));
  });
});
