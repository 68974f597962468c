import { describe, expect, test } from 'vitest';
import { newContentText, readContentText, withMarkdownData } from '../../editor/server/content-text.ts';

const PAGE = `---
# Shown above the text.
title: "About us" # short
lead: We drive.
---

First line.

Last line.
`;

const DATA = { title: 'About us', lead: 'We drive.' };
const BODY = 'First line.\n\nLast line.\n';

describe('a Markdown file (specification.md#content-editing)', () => {
  test('says its fields and the text below them', () => {
    expect(readContentText(PAGE, 'md')).toEqual({ data: DATA, body: BODY });
    expect(readContentText(PAGE.replaceAll('\n', '\r\n'), 'md')).toEqual({ data: DATA, body: BODY });
    expect(readContentText('---\n---\n', 'md')).toEqual({ data: {}, body: '' });
  });

  test('keeps its bytes where fields and text are the same', () => {
    for (const text of [PAGE, PAGE.replaceAll('\n', '\r\n'), PAGE.trimEnd(), `${PAGE}\n\n`]) {
      expect(withMarkdownData(text, DATA, BODY)).toBe(text);
    }
  });

  test('keeps its fields when the text changes, and its text when a field changes', () => {
    expect(withMarkdownData(PAGE, DATA, 'New.\r\n\r\nText. \n\n\n')).toBe(
      PAGE.replace(/First[\s\S]*/, 'New.\n\nText. \n'),
    );
    expect(withMarkdownData(PAGE, { ...DATA, title: 'Who we are' }, BODY)).toBe(PAGE.replace('About us', 'Who we are'));
    expect(withMarkdownData(PAGE, DATA, '')).toBe(PAGE.replace(/First[\s\S]*/, ''));
  });

  test('has a text that begins with dashes below its fields', () => {
    const body = '---\ntitle: no field\n---\n';
    const changed = withMarkdownData(PAGE, DATA, body);
    expect(readContentText(changed, 'md')).toEqual({ data: DATA, body });
  });

  test('is refused without fields, or with a field that would end them', () => {
    expect(() => readContentText('Only text.\n', 'md')).toThrow('begin it with a line "---"');
    expect(() => withMarkdownData(PAGE, { ...DATA, '---x': 1 }, BODY)).toThrow('begins with "---"');
  });
});

describe('a YAML file (specification.md#content-editing)', () => {
  test('has fields and no text below them', () => {
    expect(readContentText('a: 1\n', 'yaml')).toEqual({ data: { a: 1 }, body: null });
    expect(readContentText('# Nothing yet.\n', 'yaml')).toEqual({ data: {}, body: null });
  });

  test('is refused where it is a list or no YAML', () => {
    expect(() => readContentText('- a\n', 'yaml')).toThrow('write fields');
    expect(() => readContentText('a: [', 'yaml')).toThrow('no valid YAML');
  });
});

describe('a new file (specification.md#content-editing)', () => {
  const data = {
    title: 'Tour A: lagoons',
    code: 'JT-ELN-A',
    ratePlan: { inc: 1, base: 20 },
    content: { sched: ['07:30'], notes: ['Bring water', 'Say "hello"'], steps: { '+1h': 'Lunch' } },
    rows: [
      { until: '7d', fees: [1, 2] },
      { until: '24h', fees: [] },
    ],
    email: null,
  };

  test('has two spaces, block lists, quotes where they are needed and keys in the order of their kind', () => {
    const order = (path: readonly (string | number)[]) =>
      path.length === 0 ? ['code', 'title'] : path[0] === 'ratePlan' ? ['base', 'extra', 'inc'] : undefined;
    expect(newContentText(data, null, order)).toBe(`code: JT-ELN-A
title: "Tour A: lagoons"
ratePlan:
  base: 20
  inc: 1
content:
  sched:
    - "07:30"
  notes:
    - Bring water
    - Say "hello"
  steps:
    +1h: Lunch
rows:
  - until: 7d
    fees:
      - 1
      - 2
  - until: 24h
    fees: []
email: null
`);
  });

  test('can have a text below its fields', () => {
    expect(newContentText({ title: 'Weather' }, 'It rains.')).toBe('---\ntitle: Weather\n---\n\nIt rains.\n');
  });
});
