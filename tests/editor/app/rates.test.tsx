import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Field, NamedField } from '../../../editor/lib/field.ts';
import { aContentFile, aDraftCheck } from '../../fixtures/builders/a-content-file.ts';
import { SIGNED_OUT } from '../../fixtures/fakes/a-desk-network.ts';
import { freshEditors, openEditor } from '../../fixtures/steps/an-open-editor.tsx';

const { network } = freshEditors();

const PATH = 'settings/rates.yaml';
const ASK = 'POST /api/desk/content/rates/today';
const SAVED = { EUR: 0.9, JPY: 150, PHP: 58, VND: 26_000 };
const TODAY = { kind: 'rates', date: '2026-11-27', source: 'The publisher', missing: [] as string[] } as const;

const named = (name: string, label: string, help: string, field: Field): NamedField => ({
  ...{ name, label, help, field },
  isRequired: true,
});
const text = (allowed: string): Field => ({ kind: 'text', minLength: 1, maxLength: null, allowed, isLong: false });
const rate = (code: string, name: string): NamedField =>
  named(code, code, name, { kind: 'number', min: 0, max: null, isInteger: false, allowed: 'units' });

/** The fields of the form, with four currencies alone. */
const FIELDS: NamedField[] = [
  named('date', 'Date', 'The day of the rates.', text('a date such as "2026-11-21"')),
  named('source', 'Source', 'Who has published them.', text('a text')),
  named('rates', 'Rates', 'Units for one US dollar.', {
    kind: 'group',
    fields: [
      rate('EUR', 'Euro'),
      rate('JPY', 'Japanese Yen'),
      rate('PHP', 'Philippine Peso'),
      rate('VND', 'Vietnamese Dong'),
    ],
  }),
];

async function openRates() {
  network().answer('POST /api/desk/content/check', aDraftCheck({ prices: [], pages: ['every page'] }));
  network().answer(
    'GET /api/desk/content/file',
    aContentFile({
      path: PATH,
      fields: FIELDS,
      data: { date: '2026-09-29', source: 'My bank', rates: SAVED },
      translations: [],
    }),
  );
  const user = openEditor({ screen: 'file', path: PATH });
  await screen.findByRole('form', { name: 'Fields' });
  const take = () => user.click(screen.getByRole('button', { name: "Take today's rates" }));
  return { user, take };
}

const rateOf = (code: string) => screen.getByRole<HTMLInputElement>('textbox', { name: code }).value;
const status = () => within(screen.getByRole('region', { name: 'Rates of today' })).getByRole('status').textContent;
const changedRows = () => {
  const table = within(screen.getByRole('region', { name: 'Rates before and after' }));
  const rows = table.getAllByRole('row').slice(1);
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent));
};
const saves = () => network().calls.filter(({ method }) => method === 'PUT');

describe('the form of the exchange rates (specification.md#rates-of-today)', () => {
  test('has a field of each currency, with its name', async () => {
    await openRates();
    expect(Object.keys(SAVED).map(rateOf)).toEqual(['0.9', '150', '58', '26000']);
    expect(screen.getByRole('textbox', { name: 'PHP', description: /Philippine Peso/ })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Rates before and after' })).toBeNull();
  });

  test('is filled with the rates of today, shows each that changes, and saves nothing', async () => {
    network().answer(ASK, { ...TODAY, rates: { EUR: 0.88, JPY: 150, PHP: 87.5 }, missing: ['VND'] });
    const { take } = await openRates();
    await take();
    await waitFor(() => expect(rateOf('EUR')).toBe('0.88'));
    expect(screen.getByLabelText<HTMLInputElement>('Date').value).toBe('2026-11-27');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Source' }).value).toBe('The publisher');
    expect(Object.keys(SAVED).map(rateOf)).toEqual(['0.88', '150', '87.5', '26000']);
    expect(changedRows()).toEqual([
      ['EUR Euro', '0.9', '0.88', '−2.2%'],
      ['PHP Philippine Peso', '58', '87.5', '+50.9%'],
    ]);
    expect(screen.getByText('Look at these once more, they differ by more than half: PHP.')).toBeTruthy();
    expect(status()).toBe(
      'The form has the rates of November 27, 2026. Nothing is saved yet. Nothing is published of VND: those stay as they are.',
    );
    expect(saves()).toEqual([]);
  });

  test('saves them with the button that saves every form', async () => {
    network().answer(ASK, { ...TODAY, rates: { EUR: 0.88 } });
    network().answer('PUT /api/desk/content/file', { kind: 'saved', revision: '2'.repeat(64) });
    const { user, take } = await openRates();
    await take();
    await waitFor(() => expect(rateOf('EUR')).toBe('0.88'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]?.body).toMatchObject({
      path: PATH,
      data: { date: '2026-11-27', source: 'The publisher', rates: { ...SAVED, EUR: 0.88 } },
    });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Rates before and after' })).toBeNull());
  });

  test('shows a rate that was typed before and after, too', async () => {
    const { user } = await openRates();
    await user.clear(screen.getByRole('textbox', { name: 'JPY' }));
    expect(changedRows()).toEqual([['JPY Japanese Yen', '150', 'none', '']]);
    await user.type(screen.getByRole('textbox', { name: 'JPY' }), '151,5');
    expect(changedRows()).toEqual([['JPY Japanese Yen', '150', '151.5', '+1%']]);
  });

  test.each<[string, object, string]>([
    [
      'they cannot be had',
      { kind: 'failed', reason: "Today's rates cannot be read." },
      "Today's rates cannot be read.",
    ],
    ['the server fails', { status: 500 }, 'The service did not answer. Try again in a moment.'],
    [
      'the answer has a rate that is none',
      { ...TODAY, rates: { EUR: -1 } },
      'The answer was not understood. Reload the page.',
    ],
    ['nobody is signed in any more', SIGNED_OUT, 'You are signed out. Sign in again.'],
  ])('stays as it is where %s, and says so', async (_name, answer, reason) => {
    network().answer(ASK, answer);
    const { take } = await openRates();
    await take();
    await waitFor(() => expect(status()).toBe(`${reason} The rates stay as they are.`));
    expect(Object.keys(SAVED).map(rateOf)).toEqual(['0.9', '150', '58', '26000']);
  });

  test('stays as it is without a connection, and says so', async () => {
    const { take } = await openRates();
    network().setOffline(true);
    await take();
    await waitFor(() => expect(status()).toBe('No connection. Nothing could be read. The rates stay as they are.'));
    expect(rateOf('EUR')).toBe('0.9');
  });

  test('leaves the work on another file alone when the answer comes late', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { user, take } = await openRates();
    const fetched = globalThis.fetch;
    globalThis.fetch = (path, options) => (String(path).endsWith('/today') ? promise : fetched(path, options));
    await take();
    await user.click(screen.getByRole('link', { name: /^Publish/ }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Fields' })).toBeNull());
    resolve(Response.json({ ...TODAY, rates: { EUR: 0.88 } }));
    await new Promise((done) => setTimeout(done));
    expect(Object.keys(localStorage).filter((key) => key.includes(PATH))).toEqual([]);
  });
});
