import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aContentFile, aDraftCheck, VAN_PATH } from '../../fixtures/builders/a-content-file.ts';
import { freshEditors, openEditor } from '../../fixtures/steps/an-open-editor.tsx';

const { network } = freshEditors();

interface Found {
  readonly field: string;
  readonly found: string;
  readonly allowed: string;
}

async function openWith(problem: Found, path = VAN_PATH, body: string | null = null) {
  network().answer('GET /api/desk/content/file', aContentFile({ path, body }));
  network().answer('POST /api/desk/content/check', aDraftCheck({ problems: [{ path, ...problem }] }));
  const user = openEditor({ screen: 'file', path });
  await screen.findByRole('heading', { name: 'One thing to correct' });
  return user;
}

/** What is read of a control besides its name. */
const describedBy = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('a mistake stands beside its field, and the focus goes there from the top', () => {
  test.each<[string, Found, RegExp, () => HTMLElement]>([
    [
      'a reference',
      { field: 'origin', found: '"XXX"', allowed: 'one of ELN, PPS' },
      /^Origin: Found "XXX"/,
      () => screen.getByRole('combobox', { name: 'Origin' }),
    ],
    [
      'yes or no',
      { field: 'sample', found: '"maybe"', allowed: 'true or false' },
      /^Sample: Found "maybe"/,
      () => screen.getByRole('checkbox', { name: 'Sample' }),
    ],
    [
      'a step of an itinerary',
      { field: 'content.itinerary.+5h', found: '""', allowed: 'at least 1 character' },
      /^Content › Itinerary › \+5h: Fill it in/,
      () => screen.getByRole('textbox', { name: 'Step 2' }),
    ],
  ])('also where that is %s', async (_kind, problem, link, control) => {
    const user = await openWith(problem);
    expect(control().getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(control())).toContain(problem.allowed);
    await user.click(screen.getByRole('link', { name: link }));
    expect(document.activeElement).toBe(control());
  });

  test.each<[string, RegExp, string]>([
    ['body', /^Text: Found "<script>"/, 'Found "<script>". Allowed: Markdown without HTML.'],
    ['paragraph 2', /^paragraph 2: Found/, 'Paragraph 2: Found "<script>". Allowed: Markdown without HTML.'],
  ])('also where that is a text in Markdown, and the problem is of its %s', async (field, link, text) => {
    const problem = { field, found: '"<script>"', allowed: 'Markdown without HTML' };
    const user = await openWith(problem, 'pages/about.md', 'Hello <script>');
    const control = screen.getByRole('textbox', { name: 'Text' });
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(control)).toContain(text);
    await user.click(screen.getByRole('link', { name: link }));
    await waitFor(() => expect(document.activeElement).toBe(control));
  });
});
