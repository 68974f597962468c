import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { NEW_REVISION } from '../../../editor/lib/editor.contract.ts';
import { aContentFile, aRevision } from '../../fixtures/builders/a-content-file.ts';
import { freshEditors, openEditor } from '../../fixtures/steps/an-open-editor.tsx';

const { network } = freshEditors();

/** How often the list of all files was asked for. */
const listRequests = () => network().calls.filter(({ path }) => path === '/api/desk/content').length;

describe('the list of files', () => {
  test('says what is a draft, not live, archived or newer in English', async () => {
    openEditor({ screen: 'list', kind: 'listings' });
    const draft = await screen.findByRole('link', { name: /^Tour A/ });
    expect(draft.textContent).toContain('Draft');
    expect(draft.textContent).toContain('Changed, not live');
    expect(screen.getByRole('link', { name: /^Private van/ }).textContent).toContain('English is newer: Français');
    expect(within(screen.getByRole('region', { name: 'Archived, still live' })).getByText('OLD')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Publish/ }).textContent).toContain('2 not live');
    expect(listRequests()).toBe(1);
  });

  test('makes a copy under a new name, which is saved for the first time as a new file', async () => {
    const path = 'listings/PV-PPS-RXS.yaml';
    network().answer('POST /api/desk/content/new', aContentFile({ path, revision: NEW_REVISION }));
    network().answer('PUT /api/desk/content/file', { kind: 'saved', revision: aRevision('2') });
    const user = openEditor({ screen: 'list', kind: 'listings' });
    await user.click(await screen.findByRole('button', { name: 'Copy Private van to El Nido' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Go on' }));
    expect(dialog.getByText(/^Letters, digits and hyphens/)).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'PV-PPS-RXS');
    await user.click(dialog.getByRole('button', { name: 'Go on' }));
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
    expect(await screen.findByText(/^A copy of “Private van to El Nido”, which stays as it is\./)).toBeTruthy();
    expect(network().calls.find(({ path: address }) => address.endsWith('/new'))?.body).toEqual({
      path,
      copyOf: 'listings/PV-PPS-ELN.yaml',
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Nothing to save.');
    expect(location.hash).toBe(`#/file/${path}`);
    expect(network().calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      path,
      revision: NEW_REVISION,
    });
  });

  test('takes a file out after a question, and says what still needs it', async () => {
    const problem = {
      path: 'settings/bestsellers.yaml',
      field: 'codes.0',
      found: '"PV-PPS-ELN"',
      allowed: 'a listing',
    };
    network().answer('POST /api/desk/content/archive', { problems: [problem] });
    const user = openEditor({ screen: 'file', path: 'listings/PV-PPS-ELN.yaml' });
    await user.click(await screen.findByRole('button', { name: 'Archive' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Archive Private van to El Nido?' }));
    await user.click(dialog.getByRole('button', { name: 'Archive' }));
    expect(await dialog.findByText(/^settings\/bestsellers.yaml, codes.0/)).toBeTruthy();
    network().answer('POST /api/desk/content/archive', { problems: [] });
    expect(listRequests()).toBe(1);
    await user.click(dialog.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Listings' })).toBeTruthy();
    expect(listRequests()).toBe(2);
  });

  test('asks somebody who was signed out to sign in, and keeps the screen', async () => {
    network().answer('GET /api/desk/content', { status: 401 });
    openEditor({ screen: 'list', kind: 'listings' });
    expect((await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toBe('/desk');
  });
});
