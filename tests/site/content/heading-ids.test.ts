import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../../src/lib/languages/language.ts';
import { withEnglishHeadingIds } from '../../../src/site/content/heading-ids.ts';

const FOLDERS = ['src/content/pages', 'src/content/articles'];

/** The Markdown of a document, without its data. */
function markdownOf(file: string): string {
  return readFileSync(file, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
}

/** The depths of a document's headings, in order. */
function depthsOf(file: string): readonly number[] {
  return [...markdownOf(file).matchAll(/^(#{1,6}) /gm)].map(([, marks = '']) => marks.length);
}

const documents = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /^[^.]+\.md$/.test(name))
    .map((name) => `${folder}/${name}`),
);
const translations = documents.flatMap((file) =>
  LANGUAGE_CODES.filter((language) => language !== 'en').map((language) => ({
    english: file,
    file: file.replace(/md$/, `${language}.md`),
  })),
);

describe('a link to a part of a page works in every language (specification.md#languages)', () => {
  test('headings have the ids of the English ones, in the page and in its list of contents', () => {
    const english = {
      html: '<h2 id="the-contract">The contract</h2><p>…</p><h3 id="fees">Fees</h3>',
      metadata: {
        headings: [
          { depth: 2, slug: 'the-contract', text: 'The contract' },
          { depth: 3, slug: 'fees', text: 'Fees' },
        ],
      },
    };
    const german = {
      html: '<h2 id="der-vertrag">Der Vertrag</h2><p>…</p><h3 id="gebühren">Gebühren</h3>',
      metadata: {
        headings: [
          { depth: 2, slug: 'der-vertrag', text: 'Der Vertrag' },
          { depth: 3, slug: 'gebühren', text: 'Gebühren' },
        ],
        frontmatter: { title: 'Bedingungen' },
      },
    };
    expect(withEnglishHeadingIds(german, english)).toEqual({
      html: '<h2 id="the-contract">Der Vertrag</h2><p>…</p><h3 id="fees">Gebühren</h3>',
      metadata: {
        headings: [
          { depth: 2, slug: 'the-contract', text: 'Der Vertrag' },
          { depth: 3, slug: 'fees', text: 'Gebühren' },
        ],
        frontmatter: { title: 'Bedingungen' },
      },
    });
  });

  test('a heading that English lacks keeps its own id', () => {
    const own = { html: '<h2 id="mehr">Mehr</h2>', metadata: { headings: [{ depth: 2, slug: 'mehr', text: 'Mehr' }] } };
    expect(withEnglishHeadingIds(own, { html: '' })).toEqual(own);
  });

  test.each(translations)('$file has the headings of the English page, in the same order', ({ english, file }) => {
    expect(depthsOf(file)).toEqual(depthsOf(english));
    expect(depthsOf(english).length).toBeGreaterThan(0);
  });

  test('the part of the terms to which the banner of the sea leads is on the English page', () => {
    const banner = readFileSync('src/islands/availability/sea-banner.ts', 'utf8');
    const [, id = ''] = /#(\d[\w-]+)/.exec(banner) ?? [];
    const ids = [...markdownOf('src/content/pages/terms.md').matchAll(/^#+ (.+)$/gm)].map(([, words = '']) =>
      words.toLowerCase().replaceAll('.', '').replaceAll(' ', '-'),
    );
    expect(ids).toContain(id);
  });
});
