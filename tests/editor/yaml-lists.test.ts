import { describe, expect, test } from 'vitest';
import type { KeyOrder } from '../../editor/server/yaml-source.ts';
import { changed, type Data, FILE } from '../fixtures/steps/changed-yaml.ts';

describe('lists and records of a content file (specification.md#content-editing)', () => {
  test('has list entries added, removed and moved with their comments', () => {
    const notes = (...list: string[]) =>
      changed(FILE, (data) => {
        data.content.notes = list;
      });
    expect(notes('One', 'Two', 'New', 'Three')).toBe(FILE.replace('# second\n', '# second\n    - New\n'));
    expect(notes('One', 'Three')).toBe(FILE.replace('    # About two.\n    - Two # second\n', ''));
    expect(notes('Two', 'One', 'Three')).toBe(
      FILE.replace('    - One\n', '').replace('    - Two # second\n', '    - Two # second\n    - One\n'),
    );
    expect(notes()).toContain('  notes: []\nclosures:');
  });

  test('has a new entry in the form of its neighbours', () => {
    const after = changed(FILE, (data) => {
      data.closures.push({ from: '2027-04-25', to: '2027-05-02', reason: 'the boats are in the dock' });
      data.images.unshift('UR');
      data.content.sched.push('13:00');
      data.content.itinerary['+6h'] = 'Nacpan: the last stop.';
    });
    expect(after).toBe(
      FILE.replace(
        '"09-30" }\n',
        '"09-30" }\n  - { from: "2027-04-25", to: "2027-05-02", reason: the boats are in the dock }\n',
      )
        .replace('[VAN', '[UR, VAN')
        .replace('"09:30"]', '"09:30", "13:00"]')
        .replace('El Nido.\n', 'El Nido.\n    "+6h": "Nacpan: the last stop."\n'),
    );
  });

  test('has a renamed step where the old one stood', () => {
    const order: KeyOrder = (path) => (path.at(-1) === 'itinerary' ? 'data' : undefined);
    const after = changed(
      FILE,
      (data) => {
        const { '+2h': lunch, ...others } = data.content.itinerary;
        data.content.itinerary = { '+0h': others['+0h'], '+2h30m': lunch, '+5h': others['+5h'] };
      },
      order,
    );
    expect(after).toBe(FILE.replace('"+2h":', '"+2h30m":'));
  });

  test('has steps in the order of the data where that counts', () => {
    const reorder = (data: Data) => {
      data.content.itinerary = { '+5h': 'El Nido.', '+0h': 'The driver waits.', '+2h': 'Roxas.' };
    };
    const order: KeyOrder = (path) => (path.at(-1) === 'itinerary' ? 'data' : undefined);
    expect(changed(FILE, reorder)).toBe(FILE);
    expect(changed(FILE, reorder, order)).toBe(
      FILE.replace('    "+5h": El Nido.\n', '').replace('    "+0h"', '    "+5h": El Nido.\n    "+0h"'),
    );
  });

  test('stay apart by blank lines where all of their entries do', () => {
    const text = 'rows:\n  - id: a\n\n  # About b.\n  - id: b\n\n  - id: c\n';
    const rows = (...ids: string[]) => changed(text, () => ({ rows: ids.map((id) => ({ id })) }));
    expect(rows('a', 'b', 'x', 'c')).toBe(text.replace('  - id: c', '  - id: x\n\n  - id: c'));
    expect(rows('b', 'a', 'c')).toBe('rows:\n  # About b.\n  - id: b\n\n  - id: a\n\n  - id: c\n');
    expect(rows('c')).toBe('rows:\n  - id: c\n');
  });

  test('keep a comment of what becomes the first field of an entry', () => {
    const text = 'rows:\n  - id: a\n    # What it costs.\n    fee: 1\n    unit: day\n';
    expect(changed(text, () => ({ rows: [{ fee: 2, unit: 'day' }] }))).toBe(
      'rows:\n  - # What it costs.\n    fee: 2\n    unit: day\n',
    );
  });

  test('keep the lines and comments that they have within brackets', () => {
    const text = 'a: [\n    one, # first\n    two,\n    six,\n  ]\nb: {}\n';
    expect(changed(text, () => ({ a: ['one', 'two', 'new', 'six'], b: {} }))).toBe(
      text.replace('two,\n', 'two,\n    new,\n'),
    );
    expect(changed(text, () => ({ a: ['one', 'six'], b: {} }))).toBe(text.replace('    two,\n', ''));
    expect(changed(text, () => ({ a: [], b: { c: 1 } }))).toBe('a: []\nb:\n  c: 1\n');
  });

  test('can be nested, indented by other widths or not at all', () => {
    const text = 'a:\n- one\n-   - 1\n    - 2\nb:\n    c:\n        d: 1\n';
    expect(changed(text, () => ({ a: ['one', [1, 3, 2], 'two'], b: { c: { d: 2, e: [1] } } }))).toBe(
      'a:\n- one\n-   - 1\n    - 3\n    - 2\n- two\nb:\n    c:\n        d: 2\n        e:\n          - 1\n',
    );
  });

  test('can change and change back where hundreds of entries are others', () => {
    const rows = (change: number) => Array.from({ length: 300 }, (_, index) => ({ id: index * change, name: 'x' }));
    const text = changed('rows: []\n', () => ({ rows: rows(1) }));
    expect(
      changed(
        changed(text, () => ({ rows: rows(7) })),
        () => ({ rows: rows(1) }),
      ),
    ).toBe(text);
  });
});
