import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../docs/decisions');
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

const STATUS = /^Status: (proposed|accepted|superseded by \d+)$/m;
const decisions = readdirSync(FOLDER).filter((file) => /^\d{4}-.*\.md$/.test(file));
const rows = read('README.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line));

describe.each(decisions)('The decision %s', (file) => {
  const text = read(file);
  const number = Number(file.slice(0, 4));
  const title = /^# (\d+)\. (.+)\n/.exec(text);

  test('begins with its number, a title, a date and a status', () => {
    expect(title?.[1]).toBe(String(number));
    expect(text).toMatch(/^Date: \d{4}-\d{2}-\d{2}$/m);
    expect(text).toMatch(STATUS);
  });

  test('says context, decision and consequences', () => {
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(expect.arrayContaining(['Context', 'Decision', 'Consequences']));
  });

  test('stands in the index with its title, a line about it and its status', () => {
    const status = STATUS.exec(text)?.[1];
    const row = rows.find((line) => line.startsWith(`| ${number} | [${title?.[2]}](${file}) | `));
    expect(row?.split(' | ')[2]).toBeTruthy();
    expect(row?.endsWith(` | ${status} |`)).toBe(true);
  });
});

test('the index of decisions names each once, in order, and nothing else', () => {
  const linked = rows.map((row) => /\]\((\S+\.md)\)/.exec(row)?.[1]);
  expect(linked).toEqual(decisions.sort());
});

test('no two decisions have one number', () => {
  const numbers = decisions.map((file) => file.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});
