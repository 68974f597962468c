import { describe, expect, test } from 'vitest';
import { capacityProblems } from '../../../src/lib/content-validation/capacity-validation.ts';
import { libraryProblems } from '../../../src/lib/content-validation/library-validation.ts';
import { aFile, aLibrary, withAdded, withChanged } from '../../fixtures/builders/a-library.ts';
import { aListingSource } from '../../fixtures/builders/a-listing.ts';
import { readRealContent } from '../../fixtures/builders/real-content.ts';

const LANDING = 'src/content/landing-pages/private-transfers.yaml';

/** A page of private vans with the van for eight, and one that takes ten. */
function vansOfTen() {
  const large = aListingSource({ code: 'PV-ELN-PPS', maxPeople: 10, slug: ['large-van'] });
  return withAdded('listings', aFile('listings', 'PV-ELN-PPS', large));
}

/** The landing page with a text, beside a van for eight and a van for ten. */
function saying(text: string) {
  return withChanged('landingPages', 'private-transfers', (data) => ({ ...data, body: [text] }), vansOfTen());
}

function inNotes(text: string) {
  return withChanged('listings', 'PV-PPS-ELN', (data) => ({
    ...data,
    content: { ...data.content, importantNotes: [text, 'One suitcase each.'] },
  }));
}

describe('texts that name another largest group than the listings that they stand beside', () => {
  test.each([
    ['A van takes eight people at most.', '"eight people at most"'],
    ['The van is for up to 8 people.', '"up to 8 people"'],
    ['No more than eight passengers ride in it.', '"No more than eight passengers"'],
    ['Eight travellers, children included, is the limit.', '"Eight travellers, children included, is the limit"'],
    ['Groups above eight need a second van.', '"above eight need a second van"'],
    ['Up to twelve people fit.', '"Up to twelve people"'],
  ])('are refused on a landing page: %s', (text, found) => {
    expect(capacityProblems(saying(text))).toEqual([
      { file: LANDING, field: 'body.0', found, allowed: 'what maxPeople says: PV-ELN-PPS takes up to 10' },
    ]);
  });

  test.each([
    'The largest van takes ten people at most.',
    'A van has room for eight people and their bags.',
    'It is not for children under eight.',
    'Up to eight hours on the road.',
    'A joining boat takes up to ten people.',
  ])('nothing is wrong with: %s', (text) => {
    expect(capacityProblems(saying(text))).toEqual([]);
  });

  test('a question that sends ten people to a second van where one takes them', () => {
    const questions = [{ question: 'What if we are nine or ten people?', answer: 'You need a second van.' }];
    const library = withChanged('landingPages', 'private-transfers', (data) => ({ ...data, questions }), vansOfTen());
    expect(capacityProblems(library)).toMatchObject([
      { file: LANDING, field: 'questions.0', found: '"nine or ten people? You need a second van"' },
    ]);
    const small = withChanged('landingPages', 'private-transfers', (data) => ({ ...data, questions }));
    expect(capacityProblems(small)).toEqual([]);
  });

  test.each([
    ['The van carries 10 people.', '"carries 10 people"'],
    ['At most ten travellers.', '"At most ten travellers"'],
  ])('are refused in a listing: %s', (text, found) => {
    expect(libraryProblems(inNotes(text))).toEqual([
      {
        file: 'src/content/listings/PV-PPS-ELN.yaml',
        field: 'content.importantNotes.0',
        found,
        allowed: 'what maxPeople says: PV-PPS-ELN takes up to 8',
      },
    ]);
  });

  test('means boats where it says boats', () => {
    const filter = { types: ['PRIVATE_TRANSFER', 'JOINING_TOUR'] as const };
    const page = (text: string) =>
      withChanged('landingPages', 'private-transfers', (data) => ({
        ...data,
        filter: { types: [...filter.types] },
        body: [text],
      }));
    expect(capacityProblems(page('Up to eight people in a van. Joining boats take up to ten guests.'))).toEqual([]);
    expect(capacityProblems(page('Up to ten people in a van.'))).toHaveLength(1);
  });

  test('are refused in an introduction and in an article', () => {
    const paragraphs = ['Room for up to nine people.'];
    const intro = withChanged('intros', 'private-transfers', (data) => ({ ...data, paragraphs }));
    expect(capacityProblems(intro)).toMatchObject([{ field: 'paragraphs.0', found: '"up to nine people"' }]);
    const library = aLibrary();
    const articles = library.articles.map((article) => ({
      ...article,
      body: 'Hello.\n\nA van is for up to 9 people.',
    }));
    expect(capacityProblems({ ...library, articles })).toMatchObject([
      { file: 'src/content/articles/how-to-get-to-el-nido.yaml', field: 'paragraph 2' },
    ]);
  });
});

test('the real texts agree with the data', () => {
  expect(capacityProblems(readRealContent().library)).toEqual([]);
});
