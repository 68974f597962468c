import { describe, expect, test } from 'vitest';
import { CONTENT_KINDS } from '../../editor/lib/content-kind.ts';
import { type EditorRoute, editorHref, parseEditorRoute } from '../../editor/lib/editor-route.ts';
import { englishValue } from '../../editor/lib/english-value.ts';
import type { Field, NamedField } from '../../editor/lib/field.ts';
import { choiceText, labelOfPath } from '../../editor/lib/field-labels.ts';
import { valueAt, withValueAt } from '../../editor/lib/form-path.ts';
import { matchingVariant, switchedVariant } from '../../editor/lib/matching-variant.ts';
import { newFilePath } from '../../editor/lib/new-file-path.ts';
import { recordOf, recordRows } from '../../editor/lib/record-rows.ts';
import { limitText } from '../../editor/lib/text-limit.ts';

const TEXT: Field = { kind: 'text', minLength: 1, maxLength: null, allowed: 'a text', isLong: false };
const named = (name: string, field: Field = TEXT): NamedField => ({
  name,
  label: name,
  help: '',
  isRequired: true,
  field,
});

describe('the values of a form', () => {
  test('are written where they stand, and all others stay', () => {
    const data = { a: { b: [1, 2] }, c: 3 };
    expect(withValueAt(data, ['a', 'b', 1], 5)).toEqual({ a: { b: [1, 5] }, c: 3 });
    expect(data).toEqual({ a: { b: [1, 2] }, c: 3 });
  });

  test('are taken out by undefined, and groups on the way are made', () => {
    expect(withValueAt({ a: 1, b: 2 }, ['a'], undefined)).toEqual({ b: 2 });
    expect(withValueAt({}, ['capacity', 'units'], 2)).toEqual({ capacity: { units: 2 } });
  });

  test('leave the prototype of objects alone, whatever a field is called', () => {
    withValueAt({}, ['__proto__', 'polluted'], true);
    expect('polluted' in {}).toBe(false);
  });

  test('are undefined where the way to them ends early', () => {
    expect(valueAt({ a: 'text' }, ['a', 'length', 0])).toBeUndefined();
    expect(valueAt(null, ['a'])).toBeUndefined();
  });

  test('keep both entries of a record that have got the same name', () => {
    const rows = [
      { name: '+1h', value: 'Lunch' },
      { name: '+1h', value: 'Dinner' },
    ];
    expect(recordRows(recordOf(rows))).toEqual(rows);
    expect(Object.keys(recordOf(rows))).toEqual(['+1h', '+1h ']);
  });

  test('have the English text beside them by the id of their entry', () => {
    const english = {
      areas: [
        { id: 'pier', name: 'Pier' },
        { id: 'airport', name: 'Airport' },
      ],
    };
    const french = { areas: [{ id: 'airport', name: 'Aéroport' }] };
    expect(englishValue(english, french, ['areas', 0, 'name'])).toBe('Airport');
    expect(englishValue({ title: 'Van' }, { title: 'Minibus' }, ['title'])).toBe('Van');
  });
});

describe('the words of a form', () => {
  test('lead to a field by the labels on the way', () => {
    const fields = [
      named('content', {
        kind: 'group',
        fields: [named('steps', { kind: 'list', item: TEXT, minLength: 0, maxLength: null })],
      }),
    ];
    expect(labelOfPath(fields, ['content', 'steps', '1'])).toBe('content › steps › 2');
    const days: Field = { kind: 'group', fields: [{ ...named('reason', TEXT), label: 'Reason' }] };
    const closure: Field = { kind: 'variants', variants: [{ label: 'Once', help: '', field: days }] };
    const closures = [named('closures', { kind: 'list', item: closure, minLength: 0, maxLength: null })];
    expect(labelOfPath(closures, ['closures', '0', 'reason'])).toBe('closures › 1 › Reason');
  });

  test.each([
    ['PRIVATE_TRANSFER', 'Private transfer'],
    ['list', 'List'],
    [true, 'Yes'],
    [null, 'None'],
  ])('show the choice %s as %s', (option, text) => {
    expect(choiceText(option)).toBe(text);
  });

  test.each([
    [118, 120, 155, '118 of 120 to 155 characters'],
    [10, 0, 80, '10 of at most 80 characters'],
    [3, 5, null, '3 of at least 5 characters'],
    [3, 1, null, ''],
  ])('count %i characters of %i to %s', (length, min, max, text) => {
    expect(limitText(length, min, max)).toBe(text);
  });
});

describe('a value of several shapes', () => {
  const group = (...fields: NamedField[]): Field => ({ kind: 'group', fields });
  const full = group(named('type', { kind: 'choice', options: ['full'] }));
  const deposit = group(named('type', { kind: 'choice', options: ['deposit'] }), named('due'));
  const variants = [full, deposit].map((field) => ({ label: '', help: '', field }));

  test('is of the shape whose choice it has', () => {
    expect(matchingVariant(variants, { type: 'deposit', due: '7d' }, {})).toBe(1);
    expect(matchingVariant(variants, { type: 'full' }, {})).toBe(0);
  });

  test('is an entry of a list where the list has it, else a text', () => {
    const either = [{ kind: 'reference', list: 'pages', allowed: '' } as const, TEXT].map((field) => ({
      label: '',
      help: '',
      field,
    }));
    const lists = { pages: [{ value: '/tours', label: 'Tours' }] };
    expect(matchingVariant(either, '/tours', lists)).toBe(0);
    expect(matchingVariant(either, 'https://example.com', lists)).toBe(1);
  });

  test('takes with it what the next shape has too', () => {
    const once = group(named('from'), named('reason'));
    expect(switchedVariant(once, { from: 5, reason: 'rain', extra: 1 }, {})).toEqual({ from: '', reason: 'rain' });
  });
});

describe('the addresses of the screens', () => {
  test.each<EditorRoute>([
    { screen: 'list', kind: 'listings' },
    { screen: 'list', kind: null },
    { screen: 'file', path: 'listings/PV-PPS-ELN.fr.yaml' },
    { screen: 'new', path: 'listings/PV-X.yaml', copyOf: null },
    { screen: 'new', path: 'listings/PV-X.yaml', copyOf: 'listings/PV-PPS-ELN.yaml' },
    { screen: 'publish' },
  ])('lead back to %j', (route) => {
    expect(parseEditorRoute(editorHref(route))).toEqual(route);
  });

  test.each(['#/file/../../etc/passwd', '#/file/listings/..%2Fx.yaml', '#/%E0%A4%A', '#/nothing', ''])(
    'show the kinds of content for %j',
    (hash) => {
      expect(parseEditorRoute(hash)).toEqual({ screen: 'list', kind: null });
    },
  );
});

describe('the name of a new file', () => {
  const [listings] = CONTENT_KINDS;

  test('makes its path', () => {
    expect(listings && newFilePath(listings, ' PV-PPS-RXS ', [])).toEqual({ path: 'listings/PV-PPS-RXS.yaml' });
  });

  test.each(['', '../x', 'a b', 'a.fr', 'pv-pps-eln'])('is refused as %j', (name) => {
    expect(listings && newFilePath(listings, name, ['listings/PV-PPS-ELN.yaml'])).toHaveProperty('problem');
  });
});
