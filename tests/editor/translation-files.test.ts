import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { englishFiles, translationState, withSource } from '../../editor/server/translation-files.ts';
import { temporaryFolder } from '../fixtures/steps/dist-folder.ts';

const ENGLISH = 'name: Free cancellation\nnoShowFeePercent: 100\n';

function aContent(files: Readonly<Record<string, string>>) {
  const folder = temporaryFolder();
  for (const made of ['policies', 'pages']) mkdirSync(join(folder, made));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  for (const [name, text] of Object.entries(files)) write(name, text);
  const file = (name: string) => {
    const found = englishFiles(folder).find((one) => one.name === name);
    if (!found) throw new Error(`${name} is not listed`);
    return found;
  };
  return { file, write, names: () => englishFiles(folder).map(({ name }) => name), folder };
}

describe('translations of content (specification.md#languages)', () => {
  test('files with texts are listed, translations and files without texts are not', () => {
    const { names } = aContent({
      'policies/van.yaml': ENGLISH,
      'policies/van.fr.yaml': 'name: Annulation gratuite\n',
      'policies/empty.yaml': 'noShowFeePercent: 100\n',
    });
    expect(names()).toEqual(['policies/van']);
  });

  test('a translation is current until the English text changes, and a changed fact changes nothing', () => {
    const { file, write, folder } = aContent({ 'policies/van.yaml': ENGLISH });
    const state = () => translationState(folder, file('policies/van'), 'fr').state;
    expect(state()).toBe('missing');
    write('policies/van.fr.yaml', 'name: Annulation gratuite\n');
    expect(state()).toBe('unknown');
    write('policies/van.fr.yaml', withSource('name: Annulation gratuite\n', file('policies/van')));
    expect(state()).toBe('current');
    write('policies/van.yaml', ENGLISH.replace('100', '50'));
    expect(state()).toBe('current');
    write('policies/van.yaml', ENGLISH.replace('Free', 'Cheap'));
    expect(state()).toBe('stale');
  });

  test('a changed paragraph of a page makes its translation stale', () => {
    const page = '---\ntitle: About us\n---\nWe drive vans.\n';
    const { file, write, folder } = aContent({ 'pages/about.md': page });
    const text = withSource('---\ntitle: Qui nous sommes\n---\nNous conduisons des vans.\n', file('pages/about'));
    write('pages/about.fr.md', text);
    expect(text).toMatch(/^---\ntranslation:\n {2}source: "[0-9a-f]{8}"\ntitle: Qui/);
    expect(translationState(folder, file('pages/about'), 'fr').state).toBe('current');
    write('pages/about.md', page.replace('vans', 'boats'));
    expect(translationState(folder, file('pages/about'), 'fr').state).toBe('stale');
  });

  test('a text that is accepted again has its note once, and nobody has read it yet', () => {
    const { file } = aContent({ 'policies/van.yaml': ENGLISH });
    const text = 'translation:\n  source: "00000000"\n  readBy: Claire\nname: Annulation gratuite\n';
    const { digest } = file('policies/van');
    expect(withSource(text, file('policies/van'))).toBe(
      `translation:\n  source: "${digest}"\nname: Annulation gratuite\n`,
    );
  });
});
