import { describe, expect, test } from 'vitest';
import { csvLine, csvOf } from '../../../src/lib/text/csv.ts';

describe('CSV', () => {
  test.each([
    ['plain', 'plain'],
    ['with, comma', '"with, comma"'],
    ['with "quotes"', '"with ""quotes"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['', ''],
    [null, ''],
    [-5, '-5'],
    [34.6, '34.6'],
  ])('writes %j so that it is read back as it was', (cell, expected) => {
    expect(csvLine([cell, 'x'])).toBe(`${expected},x\r\n`);
  });

  test.each(['=1+1', '+639175550100', '-2+3', '@SUM(A1)', '\t=1', '\r=1'])('lets no spreadsheet run %j', (text) => {
    expect(csvLine([text])).toMatch(/^"?'/);
  });

  test('quotes a formula that holds a comma after making it harmless', () => {
    expect(csvLine(['=HYPERLINK("http://x","y")'])).toBe(`"'=HYPERLINK(""http://x"",""y"")"\r\n`);
  });

  test('begins with the mark by which spreadsheets know UTF-8', () => {
    expect(csvOf(['name'], [['José']])).toBe('\ufeffname\r\nJosé\r\n');
  });
});
