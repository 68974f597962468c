import { describe, expect, test } from 'vitest';
import { imageGroupsSchema } from '../../../src/lib/catalogue/image-group.schema.ts';
import { pictureKeySchema } from '../../../src/lib/catalogue/image-key.schema.ts';
import { alternativeText, parsePictureKey, picturesOfGroup } from '../../../src/lib/catalogue/image-key.ts';

const FIVE = ['one', 'two', 'three', 'four', 'five'];

describe('pictures (specification.md#image-groups: five each)', () => {
  test.each([
    ['VAN/1', { group: 'VAN', number: 1 }],
    ['ELN-A/5', { group: 'ELN-A', number: 5 }],
  ])('%s is read', (text, key) => {
    expect(pictureKeySchema.safeParse(text).success).toBe(true);
    expect(parsePictureKey(text)).toEqual(key);
  });

  test.each(['VAN', 'VAN/0', 'VAN/6', 'VAN/10', 'van/1', '/1', 'ELN-AB/1', 'VAN1', 'VAN/1 '])(
    '%j names none',
    (text) => {
      expect(pictureKeySchema.safeParse(text).success).toBe(false);
    },
  );

  test('a group has its five in order', () => {
    expect(picturesOfGroup('HB').map(({ group, number }) => `${group}${number}`)).toEqual([
      'HB1',
      'HB2',
      'HB3',
      'HB4',
      'HB5',
    ]);
  });

  test.each([
    [{ group: 'VAN', number: 1 }, 'one'],
    [{ group: 'VAN', number: 5 }, 'five'],
    [{ group: 'VAN', number: 6 }, ''],
    [{ group: 'NONE', number: 1 }, ''],
  ])('%j shows "%s"', (key, text) => {
    expect(alternativeText(key, { VAN: FIVE })).toBe(text);
  });
});

describe('the file of image groups', () => {
  test.each([
    ['VAN', FIVE, true],
    ['ELN-A', FIVE, true],
    ['VAN', FIVE.slice(1), false],
    ['VAN', [...FIVE, 'six'], false],
    ['VAN', ['one', 'two', 'three', 'four', ''], false],
    ['van', FIVE, false],
    ['ELN_A', FIVE, false],
  ])('%s with %j fits: %s', (group, texts, fits) => {
    expect(imageGroupsSchema.safeParse({ groups: { [group]: texts } }).success).toBe(fits);
  });

  test('names no photographs unless told otherwise (specification.md#image-groups)', () => {
    expect(imageGroupsSchema.parse({ groups: { VAN: FIVE } }).photographs).toEqual([]);
  });

  test.each<[unknown, string | null]>([
    [[], null],
    [['VAN/2', 'ELN-A/1'], null],
    [['VAN/2', 'VAN/2'], 'each photograph once'],
    [['VAN2'], 'an image group and a number, as in "ELN-A/2"'],
    [['VAN/6'], 'an image group and a number, as in "ELN-A/2"'],
  ])('with the photographs %j says: %s', (photographs, problem) => {
    const { error } = imageGroupsSchema.safeParse({ groups: { VAN: FIVE }, photographs });
    expect(error?.issues[0]?.message ?? null).toBe(problem);
  });
});
