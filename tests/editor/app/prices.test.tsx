import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { aRevision, VAN_PATH } from '../../fixtures/builders/a-content-file.ts';
import { aPriceDifference } from '../../fixtures/builders/a-price-difference.ts';
import { freshEditors, openEditor } from '../../fixtures/steps/an-open-editor.tsx';

const { network } = freshEditors();

const CSV = 'listing;base;extra;inc\r\nPV-PPS-ELN;155;0;10\r\n';
const COMPARISON = { kind: 'differences', differences: [aPriceDifference()], problems: [] };

const choose = async (user: UserEvent, content: BlobPart = CSV, name = 'prices.csv') =>
  user.upload(screen.getByLabelText('The table with new prices'), new File([content], name, { type: 'text/csv' }));

const bodies = (method: string) =>
  network()
    .calls.filter((call) => call.method === method && call.path === '/api/desk/content/prices')
    .map(({ body }) => body);

describe('prices as a spreadsheet (specification.md#price-table)', () => {
  test('are reached from the list of listings, and can be downloaded', async () => {
    const user = openEditor({ screen: 'list', kind: 'listings' });
    await user.click(await screen.findByRole('link', { name: 'Prices as a spreadsheet' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Prices as a spreadsheet' })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Download all prices' });
    expect(link.getAttribute('href')).toBe('/api/desk/content/prices.csv');
    expect(link.getAttribute('download')).toBe('prices.csv');
  });

  test('are shown before and after, and written only when somebody saves them', async () => {
    network().answer('POST /api/desk/content/prices', COMPARISON);
    network().answer('PUT /api/desk/content/prices', { kind: 'saved', paths: [VAN_PATH] });
    const user = openEditor({ screen: 'prices' });
    await choose(user);
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('link', { name: 'Private van to El Nido' }).getAttribute('href')).toBe(`#/file/${VAN_PATH}`);
    expect(table.getByRole('row', { name: 'Base, before markup $150 $155 +3.3%' })).toBeTruthy();
    expect(table.getByRole('row', { name: '2 people $173 $178 +2.9%' })).toBeTruthy();
    expect(screen.getByText('One price would change.')).toBeTruthy();
    expect(bodies('POST')).toEqual([{ csv: CSV }]);
    expect(bodies('PUT')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save these prices' }));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('One price saved'));
    expect(bodies('PUT')).toEqual([{ csv: CSV, revisions: { [VAN_PATH]: aRevision('1') } }]);
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('say so where nothing differs', async () => {
    network().answer('POST /api/desk/content/prices', { ...COMPARISON, differences: [] });
    const user = openEditor({ screen: 'prices' });
    await choose(user);
    expect(await screen.findByText(/^Nothing differs/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save these prices' })).toBeNull();
  });

  test('name every mistake of a table with its line and column, and save nothing', async () => {
    const mistake = { line: 3, column: 'base', found: '"1,500"', allowed: 'US dollars, as in 25.99' };
    network().answer('POST /api/desk/content/prices', { kind: 'mistakes', mistakes: [mistake] });
    const user = openEditor({ screen: 'prices' });
    await choose(user);
    expect(await screen.findByRole('row', { name: '3 base "1,500" US dollars, as in 25.99' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save these prices' })).toBeNull();
  });

  test('are compared anew where somebody else has changed one meanwhile', async () => {
    network().answer('POST /api/desk/content/prices', COMPARISON);
    network().answer('PUT /api/desk/content/prices', { kind: 'conflict', changed: [{ path: VAN_PATH, by: 'Ben' }] });
    const user = openEditor({ screen: 'prices' });
    await choose(user);
    const save = await screen.findByRole('button', { name: 'Save these prices' });
    const now = aPriceDifference({ revision: aRevision('2'), fields: [{ field: 'base', before: 152, after: 155 }] });
    network().answer('POST /api/desk/content/prices', { ...COMPARISON, differences: [now] });
    await user.click(save);
    expect((await screen.findByRole('alert')).textContent).toContain('PV-PPS-ELN, by Ben');
    expect(screen.getByRole('row', { name: 'Base, before markup $152 $155 +2%' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save these prices' }));
    await waitFor(() => expect(bodies('PUT').at(-1)).toEqual({ csv: CSV, revisions: { [VAN_PATH]: aRevision('2') } }));
  });

  test('cannot be saved where the site could not be built with them, and the reason is told', async () => {
    const problem = { path: VAN_PATH, field: 'maxPeople', found: '10', allowed: '99 or more' };
    network().answer('POST /api/desk/content/prices', { ...COMPARISON, problems: [problem] });
    const user = openEditor({ screen: 'prices' });
    await choose(user);
    expect((await screen.findByRole('alert')).textContent).toContain('PV-PPS-ELN, maxPeople: Found 10.');
    await user.click(screen.getByRole('button', { name: 'Save these prices' }));
    expect(bodies('PUT')).toEqual([]);
  });

  test('keep their table where saving fails, with the reason', async () => {
    network().answer('POST /api/desk/content/prices', COMPARISON);
    network().answer('PUT /api/desk/content/prices', { status: 503, detail: 'The disk is full.' });
    const user = openEditor({ screen: 'prices' });
    await choose(user);
    await user.click(await screen.findByRole('button', { name: 'Save these prices' }));
    expect(await screen.findByText('The disk is full.')).toBeTruthy();
    expect(screen.getByRole('table')).toBeTruthy();
  });

  test('are asked for as CSV where somebody chooses a workbook, and nothing is sent', async () => {
    const user = openEditor({ screen: 'prices' });
    await choose(user, new Uint8Array([0x50, 0x4b, 0x03, 0x04]), 'prices.csv');
    expect(await screen.findByText(/^This is a workbook/)).toBeTruthy();
    expect(bodies('POST')).toEqual([]);
  });
});
