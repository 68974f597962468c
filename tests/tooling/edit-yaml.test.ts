import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { withYamlValue, type YamlValue } from '../../tooling/edit-yaml.ts';

const FILE = `# What travellers read first.
title: 'Van to "El Nido"' # keep it short
ratePlan: { base: 14, extra: 14, inc: 1 }
content:
  sched: ["07:30", "09:30"]
  text: >
    Two lines
    of words.
`;

const BASE = ['ratePlan', 'base'];

describe('a value of a content file (specification.md#content-editing)', () => {
  test('is changed where it stands, and every other byte stays', () => {
    expect(withYamlValue(FILE, ['ratePlan', 'base'], 15.5)).toBe(FILE.replace('base: 14', 'base: 15.5'));
    expect(withYamlValue(FILE, ['content', 'sched', 1], '10:00')).toBe(FILE.replace('"09:30"', '"10:00"'));
    expect(withYamlValue(FILE, ['title'], "It's short")).toBe(FILE.replace(`'Van to "El Nido"'`, `'It''s short'`));
  });

  test.each<[string, YamlValue]>([
    ['a text that reads like a number', '12'],
    ['a text that reads like a word of YAML', 'null'],
    ['a text with a colon and a hash', 'Day 1: bus # not a comment'],
    ['a text of two lines', 'one\ntwo'],
    ['a text of two thousand letters', 'long word '.repeat(200).trim()],
    ['nothing', null],
  ])('can be %s and is read back the same', (_, value) => {
    const changed = withYamlValue(FILE, ['content', 'sched', 0], value);
    expect(parse(changed).content.sched).toEqual([value, '09:30']);
  });

  test('is left alone where it is the same', () => {
    expect(withYamlValue(FILE, ['ratePlan', 'base'], 14)).toBe(FILE);
  });

  test('is refused with the name of the field where the file has none', () => {
    expect(() => withYamlValue(FILE, ['ratePlan', 'price'], 1)).toThrow('"ratePlan.price" has no single value');
    expect(() => withYamlValue(FILE, ['ratePlan'], 1)).toThrow('"ratePlan" has no single value');
  });

  test('is refused in a file that is no YAML', () => {
    expect(() => withYamlValue('a: [1', ['a'], 1)).toThrow('no valid YAML');
  });

  test('can be changed and changed back in every listing without a trace', () => {
    const files = globSync('src/content/listings/*.yaml').filter((file) => !/\.[a-z]{2}\.yaml$/.test(file));
    expect(files.length).toBeGreaterThan(50);
    for (const file of files) {
      const text = readFileSync(file, 'utf8');
      const { base } = parse(text).ratePlan;
      const dearer = withYamlValue(text, BASE, base + 1);
      expect(dearer.split('\n').filter((line, index) => line !== text.split('\n')[index])).toHaveLength(1);
      expect(withYamlValue(dearer, BASE, base)).toBe(text);
    }
  });
});
