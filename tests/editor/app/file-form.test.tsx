import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  aContentFile,
  aContentList,
  aDraftCheck,
  aRevision,
  VAN_PATH,
} from '../../fixtures/builders/a-content-file.ts';
import { freshEditors, openEditor } from '../../fixtures/steps/an-open-editor.tsx';

const { network } = freshEditors();

async function openVan() {
  const user = openEditor({ screen: 'file', path: VAN_PATH });
  await screen.findByRole('textbox', { name: 'Title' });
  return user;
}

const calls = (start: string) => network().calls.filter(({ method, path }) => `${method} ${path}`.startsWith(start));
const lastBody = (start: string) => calls(start).at(-1)?.body as { data: Record<string, never>; revision: string };

describe('the form of a file', () => {
  test('shows each field by its label, with what its schema says', async () => {
    await openVan();
    const title = screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
    expect(title.value).toBe('Private van to El Nido');
    expect(screen.getByText('The name on cards.')).toBeTruthy();
    expect(screen.getByText('22 of at most 80 characters')).toBeTruthy();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Origin' }).value).toBe('PPS');
  });

  test('says of a file that was saved before that it is not live, and leads to where it is published', async () => {
    const [kind] = aContentList().kinds;
    const files = kind?.files.map((file) => ({ ...file, state: 'changed' as const })) ?? [];
    network().answer('GET /api/desk/content', aContentList({ kinds: [{ kind: 'listings', files }] }));
    network().answer('GET /api/desk/content/file', aContentFile());
    await openVan();
    expect(await screen.findByText('Saved. It is not live yet.')).toBeTruthy();
    const bar = within(screen.getByRole('form', { name: 'Fields' }));
    expect(bar.getByRole('link', { name: 'Publish' }).getAttribute('href')).toBe('#/publish');
  });

  test('saves what was changed, with the revision that it began from', async () => {
    network().answer('PUT /api/desk/content/file', { kind: 'saved', revision: aRevision('2') });
    const user = await openVan();
    const base = screen.getByRole('textbox', { name: 'Base' });
    await user.clear(base);
    await user.type(base, '155,50');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved. It is not live yet.')).toBeTruthy();
    expect(lastBody('PUT')).toMatchObject({
      path: VAN_PATH,
      revision: aRevision('1'),
      body: null,
      data: { ...aContentFile().data, ratePlan: { base: 155.5 } },
    });
    await user.type(base, '1');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(calls('PUT')).toHaveLength(2));
    expect(lastBody('PUT').revision).toBe(aRevision('2'));
  });

  test('says beside a field what is wrong with it, and leads there from the top', async () => {
    network().answer('POST /api/desk/content/check', ({ body }) => {
      const isWrong = (body as { data: { ratePlan: { base: unknown } } }).data.ratePlan.base === 0;
      const problem = { path: VAN_PATH, field: 'ratePlan.base', found: '0', allowed: 'a price above 0' };
      return aDraftCheck({ problems: isWrong ? [problem] : [] });
    });
    const user = await openVan();
    const base = screen.getByRole('textbox', { name: 'Base' });
    await user.clear(base);
    await user.type(base, '0');
    const link = await screen.findByRole('link', { name: /^Price › Base: Found 0/ });
    expect(base.getAttribute('aria-invalid')).toBe('true');
    expect(base.getAttribute('aria-describedby')).toContain('-problem');
    await user.click(link);
    expect(document.activeElement).toBe(base);
    await user.type(base, '5');
    await waitFor(() => expect(screen.queryByRole('link', { name: /Found 0/ })).toBeNull());
  });

  test('leads to the problems when what is saved is refused', async () => {
    const problem = { path: VAN_PATH, field: 'title', found: '""', allowed: 'a text' };
    network().answer('PUT /api/desk/content/file', { kind: 'invalid', problems: [problem] });
    const user = await openVan();
    await user.clear(screen.getByRole('textbox', { name: 'Title' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('One thing to correct'));
  });

  test('shows what groups pay before and after, in dollars and other currencies', async () => {
    const user = await openVan();
    const prices = within(await screen.findByRole('region', { name: 'What groups pay' }));
    expect(prices.getByRole('row', { name: /^2 people \$173 \$179 \$24/ }).textContent).toContain('€161');
    await user.click(prices.getByText('Other currencies'));
    await user.click(prices.getByRole('checkbox', { name: 'JPY' }));
    expect(prices.getByRole('row', { name: /^2 people/ }).textContent).toContain('¥26,850');
  });

  test('lets rows be added, moved and removed, and the focus goes with them', async () => {
    const user = await openVan();
    const list = within(screen.getByRole('list', { name: 'Inclusions' }));
    await user.click(list.getByRole('button', { name: 'Move Inclusions 2 up' }));
    expect(document.activeElement).toBe(list.getByRole('button', { name: 'Move Inclusions 1 up' }));
    await user.click(screen.getByRole('button', { name: 'Add an entry to Inclusions' }));
    expect(document.activeElement).toBe(list.getByRole('textbox', { name: 'Inclusions 3' }));
    await user.keyboard('Water');
    await user.click(list.getByRole('button', { name: 'Remove Inclusions 2' }));
    expect(list.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['Fuel', 'Water']);
  });

  test('adds up the steps of an itinerary as they are typed', async () => {
    const user = await openVan();
    expect(screen.getByText('The steps add up to 5h, the duration.')).toBeTruthy();
    const time = screen.getByRole('textbox', { name: 'Time of step 2' });
    await user.clear(time);
    await user.type(time, '+4h30m');
    expect(screen.getByText('The steps last 4h30m, the duration is 5h: 30m too short.')).toBeTruthy();
  });

  test('closes seven days with a reason', async () => {
    network().answer('PUT /api/desk/content/file', { kind: 'saved', revision: aRevision('2') });
    const user = await openVan();
    const day = screen.getByLabelText('First day of a week');
    await user.clear(day);
    await user.type(day, '2027-06-01');
    await user.click(screen.getByRole('button', { name: 'Close seven days' }));
    await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'the boats are in the dock');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved. It is not live yet.');
    expect(lastBody('PUT').data['closures']).toEqual([
      { from: '2027-06-01', to: '2027-06-07', reason: 'the boats are in the dock' },
    ]);
  });

  test('ticks pickup areas by their towns, those of the trip first', async () => {
    const user = await openVan();
    const town = within(screen.getAllByRole('group', { name: 'Puerto Princesa' })[0] as HTMLElement);
    await user.click(town.getByRole('checkbox', { name: 'Hotels' }));
    expect(town.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([true, true]);
  });

  test('shows the English text beside each text of a translation', async () => {
    const { data, fields } = aContentFile();
    const path = 'listings/PV-PPS-ELN.fr.yaml';
    network().answer(
      'GET /api/desk/content/file',
      aContentFile({
        path,
        data: { title: 'Van privé', translation: { source: 'aaaaaaaa' } },
        fields: [
          ...fields.filter(({ name }) => name === 'title'),
          {
            name: 'translation',
            label: 'Translation',
            help: '',
            isRequired: false,
            field: { kind: 'group', fields: [] },
          },
        ],
        english: { data, body: null, source: 'bbbbbbbb' },
      }),
    );
    network().answer('PUT /api/desk/content/file', { kind: 'saved', revision: aRevision('2') });
    const user = openEditor({ screen: 'file', path });
    expect(await screen.findByText('Private van to El Nido', { selector: '[lang="en"]' })).toBeTruthy();
    expect(screen.getByText(/^English texts have changed since .* Which of them differ is not known\.$/)).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: /^I have compared it/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved. It is not live yet.');
    expect(lastBody('PUT').data['translation']).toEqual({ source: 'bbbbbbbb' });
  });
});
