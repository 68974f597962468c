import { describe, expect, test } from 'vitest';
import { illustrationMarks, pictureOriginText } from '../../../src/lib/catalogue/illustration.text.ts';

describe('the mark of illustrations (specification.md#image-groups)', () => {
  test.each([
    ['all are drawn', [true, true, true], ['Illustrations', null, null]],
    ['some are drawn', [false, true, true], [null, 'Illustration', 'Illustration']],
    ['none is drawn', [false, false], [null, null]],
    ['the only one is drawn', [true], ['Illustration']],
    ['there are none', [], []],
  ])('is right where %s', (_, drawn, marks) => {
    expect(illustrationMarks(drawn, 'en')).toEqual(marks);
  });

  test.each([
    [40, 0, /are illustrations/],
    [40, 1, /all others are photographs/],
    [40, 39, /marked as illustrations/],
  ])('of %i pictures with %i photographs, the about page says %s', (pictures, photographs, text) => {
    expect(pictureOriginText(pictures, photographs, 'en')).toMatch(text);
  });

  test('is not mentioned once all are photographs', () => {
    expect(pictureOriginText(40, 40, 'en')).toBeNull();
  });
});
