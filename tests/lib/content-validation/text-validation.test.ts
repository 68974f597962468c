import { expect, test } from 'vitest';
import { libraryProblems } from '../../../src/lib/content-validation/library-validation.ts';
import { withChanged } from '../../fixtures/builders/a-library.ts';
import { aReview } from '../../fixtures/builders/a-review.ts';

const ARTICLE = 'src/content/articles/how-to-get-to-el-nido.yaml';

test("an article's picture of an image group that does not exist", () => {
  const library = withChanged('articles', 'how-to-get-to-el-nido', (data) => ({ ...data, image: 'BUS/1' }));
  expect(libraryProblems(library)).toEqual([
    { file: ARTICLE, field: 'image', found: '"BUS/1"', allowed: 'a number from 1 to 5 in one of VAN, ELN-A' },
  ]);
});

test.each([
  ['articles', 'how-to-get-to-el-nido', 'secondImage', ARTICLE],
  ['pages', 'privacy', 'image', 'src/content/pages/privacy.md'],
] as const)('a picture beside a text of %s, of an image group that does not exist', (folder, id, field, file) => {
  const library = withChanged(folder, id, (data) => ({ ...data, [field]: 'BUS/1' }));
  expect(libraryProblems(library)).toEqual([
    { file, field, found: '"BUS/1"', allowed: 'a number from 1 to 5 in one of VAN, ELN-A' },
  ]);
});

test("an article's table of routes to a place that does not exist", () => {
  const library = withChanged('articles', 'how-to-get-to-el-nido', (data) => ({ ...data, routesTo: 'XXX' }));
  expect(libraryProblems(library)).toEqual([
    { file: ARTICLE, field: 'routesTo', found: '"XXX"', allowed: 'one of ELN, PPS' },
  ]);
});

test('an article needs no table of routes', () => {
  const library = withChanged('articles', 'how-to-get-to-el-nido', ({ routesTo: _, ...data }) => data);
  expect(libraryProblems(library)).toEqual([]);
});

test('a review of a listing that has no file', () => {
  const library = withChanged('reviews', 'en', (data) => ({
    ...data,
    reviews: [...data.reviews, aReview({ listingCode: 'PV-PPS-XXX' })],
  }));
  expect(libraryProblems(library)).toEqual([
    {
      file: 'src/content/reviews/en.yaml',
      field: 'reviews.1.listingCode',
      found: '"PV-PPS-XXX"',
      allowed: 'the code of a listing',
    },
  ]);
});

test('a review of a draft, and one that names no listing', () => {
  const draft = withChanged('listings', 'JT-ELN-A', (data) => ({ ...data, status: 'DRAFT' as const }));
  const { listingCode: _, ...about } = aReview();
  const library = withChanged(
    'reviews',
    'en',
    (data) => ({ ...data, reviews: [aReview({ listingCode: 'JT-ELN-A' }), about] }),
    draft,
  );
  expect(libraryProblems(library).filter(({ file }) => file.includes('reviews'))).toEqual([]);
});
