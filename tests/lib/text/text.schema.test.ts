import { describe, expect, test } from 'vitest';
import { seoDescriptionSchema, slugSchema, textSchema } from '../../../src/lib/text/text.schema.ts';

describe('a text in a file', () => {
  test.each(['Van', 'Lío, Nacpan & Bucana', '₱400', 'two\nlines'])('may be %j', (text) => {
    expect(textSchema.parse(text)).toBe(text);
  });

  test.each(['', ' ', ' Van', 'Van ', 'Van\n', '\u00a0Van', 42, null, undefined, ['Van']])('may not be %j', (text) => {
    expect(textSchema.safeParse(text).success).toBe(false);
  });

  test('says when there is white space around it', () => {
    expect(textSchema.safeParse('Van ').error?.issues[0]?.message).toBe('text without white space at either end');
  });
});

describe('a slug in a file (specification.md#routes)', () => {
  test.each(['tours', 'puerto-princesa-to-el-nido', 'tour-a', '3-days', '7'])('may be %s', (slug) => {
    expect(slugSchema.parse(slug)).toBe(slug);
  });

  test.each([
    '',
    'Tours',
    'el_nido',
    'el nido',
    '-tours',
    'tours-',
    'el--nido',
    '/tours',
    'tours/a',
    '..',
    'île',
    'a\n',
    7,
  ])('may not be %j', (slug) => {
    expect(slugSchema.safeParse(slug).success).toBe(false);
  });
});

describe('a description for search engines', () => {
  test.each([120, 121, 154, 155])('may have %d characters', (length) => {
    expect(seoDescriptionSchema.safeParse('x'.repeat(length)).success).toBe(true);
  });

  test.each([0, 1, 119, 156, 1000])('may not have %d characters', (length) => {
    const { error } = seoDescriptionSchema.safeParse('x'.repeat(length));
    expect(error?.issues.map(({ message }) => message)).toContain('a text of 120 to 155 characters');
  });

  test('may not be filled up with white space', () => {
    expect(seoDescriptionSchema.safeParse(`${'x'.repeat(110)}${' '.repeat(20)}`).success).toBe(false);
  });
});
