import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aContentFile, aRevision, VAN_PATH } from '../../fixtures/builders/a-content-file.ts';
import { freshEditors, openEditor } from '../../fixtures/steps/an-open-editor.tsx';

const { network } = freshEditors();

const openVan = async () => {
  const user = openEditor({ screen: 'file', path: VAN_PATH });
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' });
  return { user, title };
};

async function typeTitle(text: string) {
  const { user, title } = await openVan();
  await user.clear(title);
  await user.type(title, text);
  return user;
}

const saves = () => network().calls.filter(({ method }) => method === 'PUT');

describe('unsaved work', () => {
  test('is there again after a reload, and goes on', async () => {
    await typeTitle('Own van');
    cleanup();
    const { user, title } = await openVan();
    expect(title.value).toBe('Own van');
    await user.click(screen.getByRole('button', { name: 'Keep them' }));
    expect(screen.queryByText('Your unsaved changes are back')).toBeNull();
    expect(title.value).toBe('Own van');
  });

  test('is dropped after a reload by whoever does not want it', async () => {
    await typeTitle('Own van');
    cleanup();
    const { user, title } = await openVan();
    await user.click(screen.getByRole('button', { name: 'Discard them' }));
    expect(title.value).toBe('Private van to El Nido');
    cleanup();
    await openVan();
    expect(screen.queryByText('Your unsaved changes are back')).toBeNull();
  });

  test('says that the file has been changed since, and saves from what it began with', async () => {
    await typeTitle('Own van');
    cleanup();
    network().answer('GET /api/desk/content/file', aContentFile({ revision: aRevision('9') }));
    network().answer('PUT /api/desk/content/file', { kind: 'saved', revision: aRevision('2') });
    const { user } = await openVan();
    expect(screen.getByText(/Somebody has changed the file since/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]?.body).toMatchObject({ revision: aRevision('1') });
  });

  test('gives way to the newest version when it is discarded later', async () => {
    await typeTitle('Own van');
    cleanup();
    const newest = { ...aContentFile().data, title: 'Eve’s van' };
    network().answer('GET /api/desk/content/file', aContentFile({ revision: aRevision('9'), data: newest }));
    network().answer('PUT /api/desk/content/file', { kind: 'saved', revision: aRevision('2') });
    const { user, title } = await openVan();
    await user.click(screen.getByRole('button', { name: 'Keep them' }));
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(title.value).toBe('Eve’s van');
    await user.type(title, '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saves()[0]?.body).toMatchObject({ revision: aRevision('9') }));
  });

  test('stays when saving fails', async () => {
    network().answer('PUT /api/desk/content/file', { status: 503 });
    const user = await typeTitle('Own van');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Your changes are stored in this browser/)).toBeTruthy();
    cleanup();
    const { title } = await openVan();
    expect(title.value).toBe('Own van');
  });

  test('is gone from the browser once it is saved', async () => {
    network().answer('PUT /api/desk/content/file', { kind: 'saved', revision: aRevision('2') });
    const user = await typeTitle('Own van');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved. It is not live yet.');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('editor-draft'))).toEqual([]);
  });
});

describe('a file that somebody else has saved meanwhile', () => {
  const { data } = aContentFile();
  const conflict = (changes: object) => ({
    kind: 'conflict',
    revision: aRevision('5'),
    data: { ...data, ...changes },
    body: null,
    by: 'Eve',
    at: '2026-11-27T12:00:00+08:00',
  });

  /** The service refuses the first version, and takes the one that was merged. */
  const answerWith = (changes: object) =>
    network().answer('PUT /api/desk/content/file', ({ body }) =>
      (body as { revision: string }).revision === aRevision('5')
        ? { kind: 'saved', revision: aRevision('6') }
        : conflict(changes),
    );

  test('gets both changes where they are of different fields', async () => {
    answerWith({ ratePlan: { base: 160 } });
    const user = await typeTitle('Own van');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else has changed this file' }));
    expect(dialog.getByText(/150 → 160/)).toBeTruthy();
    expect(dialog.getByText(/Private van to El Nido → Own van/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Save both changes' }));
    await screen.findByText('Saved. It is not live yet.');
    expect(saves().at(-1)?.body).toMatchObject({
      revision: aRevision('5'),
      data: { title: 'Own van', ratePlan: { base: 160 } },
    });
  });

  test('is saved with what was chosen where both have changed a field', async () => {
    answerWith({ title: 'Eve’s van' });
    const user = await typeTitle('Own van');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else has changed this file' }));
    const action = dialog.getByRole('button', { name: 'Save with these choices' });
    await user.click(action);
    expect(saves()).toHaveLength(1);
    await user.click(dialog.getByRole('radio', { name: /^That of Eve/ }));
    await user.click(action);
    await screen.findByText('Saved. It is not live yet.');
    expect(saves().at(-1)?.body).toMatchObject({ data: { title: 'Eve’s van' } });
  });

  test('is one’s own where only the answer was lost', async () => {
    network().answer('PUT /api/desk/content/file', conflict({ title: 'Own van' }));
    const user = await typeTitle('Own van');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved. It is not live yet.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
