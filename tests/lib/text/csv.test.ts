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

  test.each(['＝1+1', '＋1', '－1', '＠SUM(A1)', '﹦1', '\u200b=1', '\ufeff=1', '\u202e=1', ' =1'])(
    'lets no spreadsheet run %j, which is wide or hides',
    (text) => {
      expect(csvLine([text])).toMatch(/^'/);
    },
  );

  test.each([',', ';'] as const)(
    'has no cell that a spreadsheet would run, also one that reads %j as it likes',
    (separator) => {
      const texts = ['a;=1+1', ';=1', 'a\n=1', 'a\r=1', 'a\t=1', 'b; ＝1', '"x";@1', 'a\u2028-1'];
      const cells = csvLine(texts, separator).split(/[;\t\r\n]/);
      expect(cells.filter((cell) => /^[\s"]*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
    },
  );

  test('is read by spreadsheets that write 1,5 when it has semicolons', () => {
    expect(
      csvOf(
        ['name', 'USD'],
        [
          ['a;b, c', 34.6],
          ['d', -5],
        ],
        ';',
      ),
    ).toBe('\ufeffname;USD\r\n"a;b, c";34,6\r\nd;-5\r\n');
  });

  test('keeps what is seen, and nothing that turns or hides', () => {
    expect(csvLine(['علی\u200cرضا', '\u202eevil\u200b', '\u001b[2J'])).toBe('علی\u200cرضا,evil,[2J\r\n');
  });

  test('quotes a formula that holds a comma after making it harmless', () => {
    expect(csvLine(['=HYPERLINK("http://x","y")'])).toBe(`"'=HYPERLINK(""http://x"",""y"")"\r\n`);
  });

  test('begins with the mark by which spreadsheets know UTF-8', () => {
    expect(csvOf(['name'], [['José']])).toBe('\ufeffname\r\nJosé\r\n');
  });
});
