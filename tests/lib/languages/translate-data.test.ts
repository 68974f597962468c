import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../../src/lib/languages/language.ts';
import { translateData } from '../../../src/lib/languages/translate-data.ts';
import type { Heroes } from '../../../src/lib/site/hero.schema.ts';
import { titleFor } from '../../../src/lib/site/titles.ts';

const SETTINGS = join(import.meta.dirname, '../../../src/content/settings');
const heroesIn = (file: string) =>
  (load(readFileSync(join(SETTINGS, file), 'utf8')) as { readonly heroes: Heroes }).heroes;

describe('a content file in another language (specification.md#languages)', () => {
  test('has its own texts, and the facts of the English file', () => {
    const english = { capacity: 8, title: 'A van', stops: ['Roxas'], areas: [{ id: 'a', name: 'North' }] };
    const french = { capacity: 9, title: 'Un van', stops: ['Roxas', 'Taytay'], areas: [{ name: 'Nord' }] };
    expect(translateData(english, french)).toEqual({
      capacity: 8,
      title: 'Un van',
      stops: ['Roxas', 'Taytay'],
      areas: [{ id: 'a', name: 'North' }],
    });
  });

  test('has a short title of its own, or none where only English needs one', () => {
    expect(translateData({ seoDescription: 'A' }, { seoTitle: 'Court' })).toHaveProperty('seoTitle', 'Court');
    expect(translateData({ seoTitle: 'Short' }, { seoDescription: 'A' })).not.toHaveProperty('seoTitle');
  });

  test('has the English title where it has none', () => {
    expect(translateData({ title: 'A van' }, {})).toEqual({ title: 'A van' });
  });

  const english = heroesIn('heroes.yaml');
  const translated = LANGUAGE_CODES.filter((language) => language !== 'en');
  test.each(translated)('has in %s each title of its table, also where the English one is a path', (language) => {
    const texts = heroesIn(`heroes.${language}.yaml`);
    const titles = translateData(english, texts);
    const paths = Object.keys(texts);
    expect(paths.filter((path) => english[path]?.title === undefined)).toContain('/private-transfers');
    expect(paths.map((path) => titleFor(path, titles))).toEqual(paths.map((path) => texts[path]?.title));
  });
});
