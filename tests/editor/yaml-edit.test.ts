import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { withYamlData } from '../../editor/server/yaml-edit.ts';
import type { KeyOrder } from '../../editor/server/yaml-source.ts';
import { changed, type Data, FILE } from '../fixtures/steps/changed-yaml.ts';

describe('a content file (specification.md#content-editing)', () => {
  test('stays as it is where its data are the same', () => {
    expect(withYamlData(FILE, parse(FILE))).toBe(FILE);
  });

  test('has a new value where the old one stood, in its quotes', () => {
    expect(
      changed(FILE, (data) => {
        data.ratePlan.base = 15.5;
        data.title = "It's short";
        data.content.sched[1] = '10:00';
        data.content.itinerary['+2h'] = 'Taytay.';
      }),
    ).toBe(
      FILE.replace('base: 14', 'base: 15.5')
        .replace(`'Van to "El Nido"'`, `'It''s short'`)
        .replace('"09:30"', '"10:00"')
        .replace('Roxas.', 'Taytay.'),
    );
  });

  test('keeps lines of a folded text that have not changed', () => {
    const text = 'Two lines that are folded by nobody in this file for all who read it.';
    expect(
      changed(FILE, (data) => {
        data.content.text = text;
      }),
    ).toBe(FILE.replace('by hand', 'by nobody'));
  });

  test('folds a new text below its header', () => {
    const text = 'A wholly new text takes as many lines as it needs, none of which is wider than those before.';
    const after = changed(FILE, (data) => {
      data.content.text = text;
    });
    expect(after).toContain('  text: >-\n    A wholly new text takes\n    as many lines as it\n');
    expect(parse(after).content.text).toBe(text);
  });

  test('takes new keys in the order that it is given, else behind those before them', () => {
    const order: KeyOrder = (path) => (path.length === 0 ? ['code', 'title', 'maxPeople', 'ratePlan'] : undefined);
    const withPeople = (data: Data) => {
      data.maxPeople = 8;
    };
    expect(changed(FILE, withPeople, order)).toBe(FILE.replace('ratePlan:', 'maxPeople: 8\nratePlan:'));
    expect(changed(FILE, withPeople)).toBe(FILE.replace('# The end.', 'maxPeople: 8\n# The end.'));
  });

  test('takes new keys in brackets', () => {
    expect(
      changed(FILE, (data) => {
        data.ratePlan.note = 'a, b';
      }),
    ).toBe(FILE.replace('inc: 1 }', 'inc: 1,  note: "a, b" }'));
    expect(
      changed(FILE, (data) => {
        delete data.ratePlan.extra;
      }),
    ).toBe(FILE.replace('  extra: 14,', ''));
  });

  test('loses a key with the comments directly above it, and no other comment', () => {
    const after = changed(FILE, (data) => {
      delete data.content.itinerary['+2h'];
      data.content.notes.splice(2, 1);
      delete data.code;
    });
    expect(after).toBe(
      FILE.replace('# The only name.\ncode: SV-PPS-ELN # never changed\n', '')
        .replace('    # Lunch\n    "+2h": Roxas. # half an hour\n', '')
        .replace('\n    - Three\n', '\n'),
    );
  });

  test('has only what changed written anew where a value becomes one of another form', () => {
    const after = changed(FILE, (data) => {
      data.images = { first: 'VAN', others: ['UR', 'HB'] };
      data.content.itinerary = null;
    });
    expect(after).toBe(
      FILE.replace('images: [VAN, ELN-A]', 'images:\n  first: VAN\n  others:\n    - UR\n    - HB').replace(
        / itinerary:\n(?: {4}.*\n)*/,
        ' itinerary: null\n',
      ),
    );
  });

  test('keeps comments and blank lines around a text that takes several lines', () => {
    const text = 'a: one # short\nb: |\n  x\n\n# About c.\nc: 3\n';
    expect(changed(text, (data) => ({ ...data, a: 'one\ntwo' }))).toBe(
      text.replace('one # short', '|- # short\n  one\n  two'),
    );
    expect(changed(text, (data) => ({ ...data, b: 'x\n\n\n' }))).toBe(text.replace('|\n  x', '"x\\n\\n\\n"'));
  });

  test('keeps its Windows line ends, its byte order mark and its missing last line break', () => {
    const windows = `\ufeff${FILE.replaceAll('\n', '\r\n').trimEnd()}`;
    expect(
      changed(windows, (data) => {
        data.code = 'PV';
      }),
    ).toBe(windows.replace('code: SV-PPS-ELN', 'code: PV'));
  });

  test('has several entries for an anchor written out where they would change together', () => {
    const text = 'a: &plan { base: 1 }\nb: *plan\nc: 3\n';
    expect(changed(text, (data) => ({ ...data, c: 4 }))).toBe(text.replace('3', '4'));
    expect(parse(changed(text, (data) => ({ ...data, b: { base: 2 } })))).toEqual({
      a: { base: 1 },
      b: { base: 2 },
      c: 3,
    });
  });

  test('is refused with the name of the field where it cannot be changed', () => {
    const text = 'a: &plan { base: 1 }\nb:\n  c: *plan\n';
    expect(() => changed(text, (data) => ({ ...data, a: { base: 2 } }))).toThrow('"a.base" cannot be changed');
    expect(() => changed('a: 1\n', () => ({ ['k'.repeat(600)]: 1 }))).toThrow('"kkk');
  });

  test('is refused where it is no YAML or the data are none', () => {
    expect(() => withYamlData('a: [1', { a: 1 })).toThrow('no valid YAML');
    expect(() => withYamlData('a: 1\na: 2\n', { a: 1 })).toThrow('no valid YAML');
    expect(() => withYamlData('a: 1\n', { a: () => 1 })).toThrow('"a" cannot be');
    expect(() => withYamlData('a: 1\n', { b: [Number.NaN] })).toThrow('"b.0" cannot be "NaN"');
    const deep = Array.from({ length: 100 }).reduce<unknown>((inner) => ({ a: inner }), 1);
    expect(() => withYamlData('a: 1\n', deep as Record<string, unknown>)).toThrow('nested too deeply');
  });

  test('can begin empty or with comments alone', () => {
    expect(withYamlData('', { a: ['x'] })).toBe('a:\n  - x\n');
    expect(withYamlData('# Nothing yet.\n', { a: 1 })).toBe('# Nothing yet.\na: 1\n');
    expect(withYamlData('{ a: 1 }\n', { a: 1, b: 2 })).toBe('{ a: 1, b: 2 }\n');
  });
});
