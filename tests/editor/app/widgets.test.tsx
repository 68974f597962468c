import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Field, NamedField } from '../../../editor/lib/field.ts';
import { aContentFile, aDraftCheck, VAN_PATH } from '../../fixtures/builders/a-content-file.ts';
import { freshEditors, openEditor } from '../../fixtures/steps/an-open-editor.tsx';

const { network } = freshEditors();

const TEXT: Field = { kind: 'text', minLength: 1, maxLength: null, allowed: 'a text', isLong: false };
const aField = (name: string, label: string, field: Field, isRequired = true): NamedField => ({
  name,
  label,
  help: '',
  isRequired,
  field,
});

async function openFile(path: string, fields: NamedField[], data: Record<string, unknown>, body: string | null = null) {
  network().answer('GET /api/desk/content/file', aContentFile({ path, fields, data, body }));
  const user = openEditor({ screen: 'file', path });
  await screen.findByRole('form', { name: 'Fields' });
  return user;
}

const lastCheck = () =>
  network().calls.findLast(({ path }) => path.endsWith('/check'))?.body as { data: object; body: string | null };

describe('what a field changes, below it', () => {
  test('names the listings that the filter of a landing page matches', async () => {
    network().answer('POST /api/desk/content/check', aDraftCheck({ matches: ['PV-PPS-ELN', 'JT-ELN-A'] }));
    const filter = aField('filter', 'Filter', { kind: 'group', fields: [aField('origin', 'Origin', TEXT, false)] });
    await openFile('landing-pages/vans.yaml', [filter], { filter: {} });
    const matches = within(await screen.findByRole('region', { name: 'Listings of this page' }));
    expect(matches.getByText('2 listings match this filter.')).toBeTruthy();
    expect(matches.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Private van to El Nido',
      'Tour A',
    ]);
  });

  test('says where an old address leads', async () => {
    network().answer('GET /api/desk/content/redirect', { to: '/tours', status: null });
    const redirects = aField('redirects', 'Redirects', { kind: 'list', item: TEXT, minLength: 0, maxLength: null });
    const user = await openFile('settings/redirects.yaml', [redirects], { redirects: [] });
    await user.type(screen.getByRole('textbox', { name: 'Try an old address' }), '/old tour{Enter}');
    expect(await screen.findByText('/old tour leads to /tours, for now.')).toBeTruthy();
    expect(network().calls.some(({ path }) => path.endsWith('/redirect?address=%2Fold+tour'))).toBe(true);
    expect(network().calls.some(({ method }) => method === 'PUT')).toBe(false);
  });
});

describe('the controls of a form', () => {
  test('search one entry of a long list', async () => {
    const places = Array.from({ length: 20 }, (_, index) => ({ value: `P${index}`, label: `Place ${index}` }));
    const path = 'providers/zion.yaml';
    network().answer(
      'GET /api/desk/content/file',
      aContentFile({
        path,
        data: { town: 'P3' },
        fields: [aField('town', 'Town', { kind: 'reference', list: 'places', allowed: 'a place' })],
        lists: { places },
      }),
    );
    const user = openEditor({ screen: 'file', path });
    await user.click(await screen.findByRole('button', { name: 'Town: Place 3. Choose another' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Town' }));
    await user.type(dialog.getByRole('searchbox'), 'place 17');
    await user.click(dialog.getByRole('button', { name: /^Place 17/ }));
    await waitFor(() => expect(lastCheck().data).toEqual({ town: 'P17' }));
  });

  test('add a group that need not be there, and take it out again', async () => {
    const units = aField('units', 'Units', { kind: 'number', min: 1, max: null, isInteger: true, allowed: '' });
    const fields = [aField('capacity', 'Capacity', { kind: 'group', fields: [units] }, false)];
    const user = await openFile('fees/eco.yaml', fields, {});
    await user.click(screen.getByRole('button', { name: 'Add capacity' }));
    await waitFor(() => expect(lastCheck().data).toEqual({ capacity: { units: 1 } }));
    await user.click(screen.getByRole('button', { name: 'Take out capacity' }));
    await waitFor(() => expect(lastCheck().data).toEqual({}));
  });

  test('leave what is usual out of the file', async () => {
    const fields = [{ ...aField('sample', 'Sample', { kind: 'boolean' }, false), defaultValue: false }];
    const user = await openFile('fees/eco.yaml', fields, {});
    const box = screen.getByRole('checkbox', { name: 'Sample' });
    await user.click(box);
    await waitFor(() => expect(lastCheck().data).toEqual({ sample: true }));
    await user.click(box);
    await waitFor(() => expect(lastCheck().data).toEqual({}));
  });

  test('keep a number that is none, so that the check can name it', async () => {
    const fields = [aField('fee', 'Fee', { kind: 'number', min: 0, max: null, isInteger: false, allowed: '' })];
    const user = await openFile('fees/eco.yaml', fields, { fee: 20 });
    const fee = screen.getByRole<HTMLInputElement>('textbox', { name: 'Fee' });
    await user.clear(fee);
    await user.type(fee, '20 pesos');
    await waitFor(() => expect(lastCheck().data).toEqual({ fee: '20 pesos' }));
    expect(fee.value).toBe('20 pesos');
  });

  test('write the text of a page below its fields', async () => {
    const user = await openFile('pages/about.md', [aField('title', 'Title', TEXT)], { title: 'About' }, 'First.');
    await user.type(screen.getByRole('textbox', { name: 'Text' }), ' Second.');
    await waitFor(() => expect(lastCheck().body).toBe('First. Second.'));
  });

  test('show a value of its own shape as it is, to read alone', async () => {
    await openFile('settings/map.yaml', [aField('roads', 'Roads', { kind: 'yaml' })], { roads: [[1, 2]] });
    expect(screen.getByText(/for which there is no form/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('a picture of one’s own', () => {
  test('is sent with its place, description and the part that is shown', async () => {
    const user = openEditor({ screen: 'file', path: VAN_PATH });
    await user.click(await screen.findByRole('button', { name: 'Choose a picture' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Upload a picture' }));
    await user.click(dialog.getByRole('button', { name: 'Upload' }));
    expect(dialog.getByText('A picture: JPEG, PNG, WebP or AVIF')).toBeTruthy();
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    const file = new File(['picture'], 'van.jpg', { type: 'image/jpeg' });
    await user.upload(dialog.getByLabelText('File'), file);
    fireEvent.change(dialog.getByLabelText('Width'), { target: { value: '60' } });
    await user.type(dialog.getByRole('combobox', { name: 'Place' }), 'van/2');
    await user.type(dialog.getByRole('textbox', { name: 'Description' }), 'A white van at the pier');
    const sent: { address: string; body: unknown }[] = [];
    vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
      if (options.method === 'PUT') sent.push({ address, body: options.body });
      return Response.json({ key: 'VAN/2', alt: '', width: 1600, height: 1067, isPhotograph: true, pictures: [] });
    });
    await user.click(dialog.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.map(({ body }) => body)).toEqual([file]);
    const query = Object.fromEntries(new URL(sent[0]?.address ?? '', 'http://localhost').searchParams);
    expect(query).toEqual({
      key: 'VAN/2',
      alt: 'A white van at the pier',
      isPhotograph: 'yes',
      crop: '0,0,60,60',
    });
    expect(screen.getByText('VAN/2')).toBeTruthy();
    expect(network().calls.some(({ method }) => method === 'PUT')).toBe(false);
    expect(screen.getByText('Not saved yet.')).toBeTruthy();
  });
});
