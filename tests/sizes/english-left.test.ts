import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { englishName, localizedName } from '../../build/finish/localize-scripts.ts';
import { RETAINED_ASSETS, retainedPublicFiles } from '../../build/incremental/retained-assets.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '../../src/lib/languages/language.ts';
import { isEnglish } from '../fixtures/steps/english-words.ts';
import { SITE } from './built-files.ts';
import { englishTexts } from './english-texts.ts';
import { phraseFinder } from './phrase-finder.ts';
import { type ReadableTexts, readableTexts } from './readable-texts.ts';

const OTHERS = LANGUAGE_CODES.filter((language) => language !== DEFAULT_LANGUAGE);

/** Names that messages of a language may keep, and a long one of content. */
const NAMES = new Set([
  'Facebook Messenger',
  'Google Calendar',
  'Montenegro Lines',
  'Palawan Wildlife Rescue and Conservation Center',
  'Tours in Puerto Princesa',
  'Underground River',
  '1 Example Street, Barangay San Miguel',
]);

/** Names of places and hotels, and words that people search for, have no more words. */
const MAX_NAME_WORDS = 5;

/** Errors in scripts that only engineers and editors read. */
const ERRORS = /A cart holds at most|hours or days before departure|Failed to reload listings data/g;

const fileOf = (path: string) => readFileSync(join(SITE, path), 'utf8');

/** Scripts that no page of a traveller loads: the desk is English. */
const isOfDesk = (script: string) => /^_astro\/desk/i.test(script);

/** Scripts that only pages of earlier builds load. */
const retained = retainedPublicFiles(join(SITE, '..', RETAINED_ASSETS));

// A script in another language is written after this list, with the name of the English one.
const scripts = globSync('_astro/*.js', { cwd: SITE }).filter(
  (script) => !isOfDesk(script) && !retained.has(englishName(script)),
);

/** What pages of a language load: scripts in it, and those that are the same in all. */
function scriptsOf(language: Language): readonly string[] {
  const all = new Set(scripts);
  return scripts.filter((script) =>
    script === englishName(script)
      ? !all.has(localizedName(script, language))
      : script === localizedName(englishName(script), language),
  );
}

interface PageTexts extends ReadableTexts {
  readonly page: string;
}

/** The files in which each of some texts was found. */
class Findings {
  readonly #files = new Map<string, Set<string>>();

  add(text: string, file: string): void {
    this.#files.set(text, (this.#files.get(text) ?? new Set()).add(file));
  }

  /** One sentence a text. */
  sentences(origin: (text: string) => string): readonly string[] {
    return [...this.#files].map(([text, files]) => `"${text}"${origin(text)}: ${[...files][0]}, ${files.size} in all`);
  }
}

describe.each(OTHERS)('pages in "%s" (specification.md#languages)', (language) => {
  const pages = globSync(`${language}/**/*.html`, { cwd: SITE }).toSorted();
  let texts: readonly PageTexts[] = [];

  beforeAll(() => {
    texts = pages.map((page) => ({ page, ...readableTexts(fileOf(page)) }));
  });

  test('have no English message or content in them, in their scripts or in their data', () => {
    const origins = new Map(englishTexts(language).replaced.map(({ text, file }) => [text, file]));
    const find = phraseFinder(origins.keys());
    const found = new Findings();
    const known = new Map<string, readonly string[]>();
    const look = (part: string, file: string) => {
      const phrases = known.get(part) ?? find(part);
      known.set(part, phrases);
      for (const phrase of phrases) found.add(phrase, file);
    };
    for (const { page, all } of texts) for (const part of all) look(part, page);
    // Pickups are found by their English names too, which signs and hotels have.
    const data = globSync(`${language}/**/!(places).json`, { cwd: SITE });
    for (const file of data) look(fileOf(file), file);
    for (const script of scriptsOf(language)) look(fileOf(script).replace(ERRORS, ''), script);
    expect(pages.length).toBeGreaterThan(50);
    expect(data.length).toBeGreaterThan(10);
    expect(found.sentences((text) => ` of ${origins.get(text)}`)).toEqual([]);
  });

  test('show no sentence of English that is written elsewhere, but what is marked as English', () => {
    const found = new Findings();
    for (const { page, seen } of texts) for (const text of seen) if (isEnglish(text)) found.add(text, page);
    expect(found.sentences(() => '')).toEqual([]);
  });

  test('are made from translations that have nothing in English but names', () => {
    const isName = (text: string, file: string) =>
      NAMES.has(text) || (file.startsWith('src/content/') && text.split(' ').length <= MAX_NAME_WORDS);
    expect(englishTexts(language).unchanged.filter(({ text, file }) => !isName(text, file))).toEqual([]);
  });
});

test('the texts that no other page may have are found on English ones', () => {
  const find = phraseFinder(englishTexts('fr').replaced.map(({ text }) => text));
  for (const page of ['index.html', 'terms/index.html', 'tours/el-nido-tour-a-joining/index.html'])
    expect.soft(new Set(readableTexts(fileOf(page)).all.flatMap(find)).size, page).toBeGreaterThan(20);
});
