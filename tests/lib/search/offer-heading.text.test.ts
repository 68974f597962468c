import { expect, test } from 'vitest';
import { offerHeading } from '../../../src/lib/search/offer-heading.text.ts';

test.each([
  [39, 0, '39 trips to choose from'],
  [1, 0, '1 trip to choose from'],
  [39, 6, '39 trips to choose from, and 6 examples'],
  [1, 1, '1 trip to choose from, and 1 example'],
  [0, 3, '3 examples, not bookable yet'],
  [0, 1, '1 example, not bookable yet'],
  [0, 0, '0 trips to choose from'],
])('%d trips and %d examples stand below "%s"', (trips, examples, text) => {
  expect(offerHeading({ trips, examples }, 'en')).toBe(text);
});
