import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Publication, Publications } from '../../../editor/lib/publications.contract.ts';
import { aContentList } from '../../fixtures/builders/a-content-file.ts';
import { freshEditors, openEditor } from '../../fixtures/steps/an-open-editor.tsx';

const { network } = freshEditors();

const aPublication = (changes: Partial<Publication> = {}): Publication => ({
  id: 'first',
  at: '2026-11-27T09:00:00+08:00',
  by: 'Ana',
  sentences: ['Private van: base 150 → 155'],
  state: 'live',
  detail: '',
  milliseconds: 8400,
  undoes: null,
  commit: null,
  ...changes,
});

const answerWith = (...answers: Publications[]) =>
  network().answer(
    'GET /api/desk/content/publications',
    () => (answers.length > 1 ? answers.shift() : answers[0]) ?? {},
  );

const PENDING = ['Tour A: new closure 2027-06-01 to 2027-06-07'];

describe('publishing', () => {
  test('says what it does, and follows the publication until it is live', async () => {
    const next = aPublication({ id: 'next', state: 'building', detail: 'Building the pages', milliseconds: null });
    answerWith(
      { publications: [], pending: PENDING },
      { publications: [next], pending: PENDING },
      { publications: [{ ...next, state: 'live', milliseconds: 6200 }], pending: [] },
    );
    network().answer('POST /api/desk/content/publications', { id: 'next' });
    const user = openEditor({ screen: 'publish' });
    expect(await screen.findByText(PENDING[0] ?? '')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByRole('heading', { name: 'Publishing …' })).toBeTruthy();
    expect(screen.getByText('Building the pages')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'It is live' })).toBeTruthy();
    expect(screen.getByText('It took 6.2 seconds.')).toBeTruthy();
    expect(screen.getByText('Everything that is saved is live.')).toBeTruthy();
  });

  test('leads to the file that has stopped it', async () => {
    const detail = 'listings/PV-PPS-ELN.yaml\n  field:   ratePlan.base\n  found:   0';
    answerWith({ publications: [aPublication({ state: 'failed', detail })], pending: PENDING });
    openEditor({ screen: 'publish' });
    const link = await screen.findByRole('link', { name: 'listings/PV-PPS-ELN.yaml' });
    expect(link.getAttribute('href')).toBe('#/file/listings/PV-PPS-ELN.yaml');
  });

  test('is taken back after a question that says what comes back', async () => {
    answerWith({ publications: [aPublication()], pending: [] });
    network().answer('POST /api/desk/content/publications/undo', { kind: 'publishing', id: 'next' });
    const user = openEditor({ screen: 'publish' });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Undo this publication?' }));
    expect(dialog.getByText('Private van: base 150 → 155')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Undo and publish' }));
    await screen.findByRole('heading', { name: 'Publish' });
    expect(network().calls.find(({ path }) => path.endsWith('/undo'))?.body).toEqual({ id: 'first' });
  });

  test('counts what comes back as not live while it is being taken back', async () => {
    const undoing = aPublication({ id: 'next', state: 'building', undoes: 'first', milliseconds: null });
    network().answer('GET /api/desk/content', aContentList({ kinds: [], removed: [] }));
    answerWith({ publications: [aPublication()], pending: [] });
    network().answer('POST /api/desk/content/publications/undo', () => {
      network().answer('GET /api/desk/content', aContentList({ kinds: [] }));
      answerWith({ publications: [undoing, aPublication()], pending: PENDING });
      return { kind: 'publishing', id: 'next' };
    });
    const user = openEditor({ screen: 'publish' });
    expect((await screen.findByRole('link', { name: /^Publish/ })).textContent).toContain('all live');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await user.click(screen.getByRole('button', { name: 'Undo and publish' }));
    expect(await screen.findByRole('link', { name: /^Publish ?1 not live/ })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Publishing …' })).toBeTruthy();
  });

  test('is not taken back where files were changed since, which are named', async () => {
    answerWith({ publications: [aPublication()], pending: [] });
    const paths = ['listings/PV-PPS-ELN.yaml'];
    network().answer('POST /api/desk/content/publications/undo', { kind: 'changed-since', paths });
    const user = openEditor({ screen: 'publish' });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await user.click(screen.getByRole('button', { name: 'Undo and publish' }));
    const alert = await screen.findByText(/Nothing was undone/);
    expect(within(alert.parentElement as HTMLElement).getByRole('link', { name: paths[0] ?? '' })).toBeTruthy();
  });
});
