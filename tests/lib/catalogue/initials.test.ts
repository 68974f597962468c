import { expect, test } from 'vitest';
import { initialsOf } from '../../../src/lib/catalogue/initials.ts';
import { readRealContent } from '../../fixtures/builders/real-content.ts';

test.each([
  ['Sophie L.', 'SL'],
  ['Hannah', 'H'],
  ['ana maria k.', 'AK'],
  ['Łukasz W.', 'ŁW'],
  ['美咲', '美'],
  ['Tom & Ida', 'TI'],
  ['5 friends', 'F'],
])('%s is drawn as %s', (author, initials) => {
  expect(initialsOf(author)).toBe(initials);
});

test('every author of the real reviews has initials', () => {
  const authors = readRealContent().reviews.map(({ author }) => author);
  expect(authors.filter((author) => !/^\p{L}{1,2}$/u.test(initialsOf(author)))).toEqual([]);
});
