import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { LoadedFile } from '../../../editor/lib/editor.contract.ts';
import { aContentFile } from '../../fixtures/builders/a-content-file.ts';
import { freshEditors, openEditor } from '../../fixtures/steps/an-open-editor.tsx';

const { network } = freshEditors();

const CHANGED = 'Changed since it was translated.';

/** Opens a stale translation of which the repository knows what it is of. */
async function openStale(changes: Partial<LoadedFile> & Pick<LoadedFile, 'path'>) {
  const { data, fields } = aContentFile();
  const titles = fields.filter(({ name }) => name === 'title' || name === 'content');
  const translation: LoadedFile['fields'][number] = {
    name: 'translation',
    label: 'Translation',
    help: '',
    isRequired: false,
    field: { kind: 'group', fields: [] },
  };
  const inclusions = ['Chauffeur', 'Carburant'];
  network().answer(
    'GET /api/desk/content/file',
    aContentFile({
      data: { title: 'Van privé', content: { inclusions }, translation: { source: 'aaaaaaaa' } },
      fields: [...titles, translation],
      english: {
        data,
        body: null,
        source: 'bbbbbbbb',
        before: { texts: { title: 'A van', content: { duration: '5h', inclusions: ['Fuel', 'Driver'] } }, body: null },
      },
      ...changes,
    }),
  );
  const user = openEditor({ screen: 'file', path: changes.path });
  await screen.findByRole('textbox', { name: 'Title' });
  return user;
}

describe('a stale translation (specification.md#translations-that-follow)', () => {
  test('marks each English text that has changed, with what it was, until somebody has compared them', async () => {
    const user = await openStale({ path: 'listings/PV-PPS-ELN.fr.yaml' });
    expect(screen.getByText(/Those that differ are marked\.$/)).toBeTruthy();
    expect(screen.getAllByText(CHANGED)).toHaveLength(1);
    expect(screen.getByText('Before: A van', { selector: '[lang="en"]' })).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: /^I have compared it/ }));
    expect(screen.queryByText(CHANGED)).toBeNull();
  });

  test('of a page shows the paragraphs that have changed', async () => {
    const english = aContentFile().data;
    await openStale({
      path: 'pages/about.fr.md',
      body: 'Un.\n',
      english: {
        data: english,
        body: 'One.\n\nThree.\n',
        source: 'bbbbbbbb',
        before: { texts: english, body: 'One.\n\nTwo.\n' },
      },
    });
    const changed = within(screen.getByRole('region', { name: 'Paragraphs that have changed' }));
    expect(changed.getByText('Three.')).toBeTruthy();
    expect(changed.queryByText('One.')).toBeNull();
    expect(screen.queryByText(CHANGED)).toBeNull();
  });
});
