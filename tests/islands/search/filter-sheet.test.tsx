import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aCatalogueEntry } from '../../fixtures/builders/a-catalogue-entry.ts';
import { openResults } from '../../fixtures/steps/an-open-result-list.tsx';

const VAN = aCatalogueEntry({ code: 'PV-VAN', title: 'Private van', path: '/transfers/van' });
const BOAT = aCatalogueEntry({ code: 'JT-BOAT', title: 'Boat', type: 'JOINING_TOUR', path: '/tours/boat' });
const ENTRIES = [VAN, BOAT];

beforeEach(() => localStorage.clear());

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the filters on a phone', () => {
  const openSheet = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    return screen.findByRole('dialog', { name: 'Filters' });
  };

  test('say the number of trips where the page behind them is silent', async () => {
    await openResults(ENTRIES);
    const sheet = await openSheet();
    expect(within(sheet).getByRole('status').textContent).toBe('2 trips');
    await userEvent.click(within(sheet).getByRole('checkbox', { name: /Group tour/ }));
    expect(within(sheet).getByRole('status').textContent).toBe('1 of 2 trips');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Show 1 trip' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('close with a press beside them, not with one on them', async () => {
    await openResults(ENTRIES);
    const sheet = await openSheet();
    await userEvent.click(within(sheet).getByRole('heading'));
    expect(screen.queryByRole('dialog')).not.toBeNull();
    await userEvent.click(sheet);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('are rendered in their closed sheet before they are pressed, and once', async () => {
    vi.spyOn(globalThis, 'matchMedia').mockImplementation(
      (query) => Object.assign(new EventTarget(), { media: query, matches: query === '(max-width: 959px)' }) as never,
    );
    await openResults(ENTRIES);
    const sheet = await waitFor(() => document.querySelector<HTMLDialogElement>('.filter-sheet') ?? expect.fail());
    expect(sheet.open).toBe(false);
    expect(document.querySelectorAll('[name=departs]').length).toBe(sheet.querySelectorAll('[name=departs]').length);
    screen.getByRole('button', { name: 'Filters' }).click();
    expect(sheet.open).toBe(true);
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Show 2 trips' }));
    expect(sheet.open).toBe(false);
    expect(sheet.isConnected).toBe(true);
  });
});
