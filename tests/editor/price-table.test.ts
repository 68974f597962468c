import { describe, expect, test } from 'vitest';
import { type ListingPrice, PriceTableError, priceChanges, priceTable } from '../../editor/server/price-table.ts';

const SEAT: ListingPrice = {
  code: 'SV-PPS-ELN',
  title: 'Shared van, Puerto Princesa to El Nido',
  ratePlan: { base: 14, extra: 14, inc: 1 },
};
const TOUR: ListingPrice = { code: 'JT-HB', title: 'Honda Bay', ratePlan: { base: 25.99, extra: 25.99, inc: 1 } };

const changesOf = (csv: string) => priceChanges(csv, [SEAT, TOUR]);

function mistakesIn(csv: string): PriceTableError['mistakes'] {
  try {
    changesOf(csv);
  } catch (error) {
    if (error instanceof PriceTableError) return error.mistakes;
    throw error;
  }
  return [];
}

describe('a table of prices (specification.md#price-table)', () => {
  test('has what can be changed, and what groups of one, two and four pay', () => {
    expect(priceTable([SEAT], '1.15')).toBe(
      '\ufefflisting,base,extra,inc,sold for 1,sold for 2,sold for 4,title\r\n' +
        'SV-PPS-ELN,14,14,1,16,32,64,"Shared van, Puerto Princesa to El Nido"\r\n',
    );
  });

  test('changes nothing where it comes back as it was', () => {
    expect(changesOf(priceTable([SEAT, TOUR], '1.15'))).toEqual([]);
  });

  test('changes the listings whose numbers are others, and no other', () => {
    const csv = priceTable([SEAT, TOUR], '1.15').replace('SV-PPS-ELN,14,14', 'SV-PPS-ELN,15,15');
    expect(changesOf(csv)).toEqual([
      { code: SEAT.code, title: SEAT.title, before: SEAT.ratePlan, after: { base: 15, extra: 15, inc: 1 } },
    ]);
  });

  test.each([
    ['semicolons and decimal commas', 'listing;base;extra;inc\r\nJT-HB;26,50;26,50;1\r\n'],
    ['tabs', 'listing\tbase\textra\tinc\nJT-HB\t26.50\t26.50\t1\n'],
    ['columns in another order', 'inc,extra,listing,base\n1,26.5,JT-HB,26.5\n'],
  ])('may have been saved with %s', (_, csv) => {
    expect(changesOf(csv).map(({ after }) => after)).toEqual([{ base: 26.5, extra: 26.5, inc: 1 }]);
  });

  test('takes a table with the empty rows that spreadsheets leave at its end', () => {
    expect(changesOf('listing;base;extra;inc\r\nJT-HB;26;26;1\r\n;;;\r\n;;;\r\n')).toHaveLength(1);
  });

  test.each<[string, string, { line: number; column: string; found: string; allowed: string }]>([
    [
      'a listing that is not there',
      'listing,base,extra,inc\nSV-XX,1,1,1\n',
      { line: 2, column: 'listing', found: '"SV-XX"', allowed: 'the code of a listing, such as "PV-PPS-ELN"' },
    ],
    [
      'a price below nothing',
      'listing,base,extra,inc\nJT-HB,-1,1,1\n',
      { line: 2, column: 'base', found: '"-1"', allowed: 'US dollars with at most two decimals, as in 25.99' },
    ],
    [
      'a price of nothing',
      'listing,base,extra,inc\nJT-HB,0,1,1\n',
      { line: 2, column: 'base', found: '"0"', allowed: 'a price above 0' },
    ],
    [
      'thousands, which could be three decimals',
      'listing,base,extra,inc\nJT-HB,"1,500",1,1\n',
      { line: 2, column: 'base', found: '"1,500"', allowed: 'US dollars with at most two decimals, as in 25.99' },
    ],
    [
      'a group of nobody',
      'listing,base,extra,inc\n\nJT-HB,1,1,0\n',
      { line: 3, column: 'inc', found: '"0"', allowed: '1 or more people' },
    ],
    [
      'half a person',
      'listing;base;extra;inc\nJT-HB;1;1;1,5\n',
      { line: 2, column: 'inc', found: '"1,5"', allowed: 'a whole number of people' },
    ],
    [
      'an empty cell',
      'listing,base,extra,inc\nJT-HB,,1,1\n',
      { line: 2, column: 'base', found: 'nothing', allowed: 'US dollars with at most two decimals, as in 25.99' },
    ],
    [
      'a row that ends too early',
      'listing,base,extra,inc\nJT-HB,1,1\n',
      { line: 2, column: 'inc', found: 'nothing', allowed: 'a whole number of people' },
    ],
    [
      'a listing that stands there twice',
      'listing,base,extra,inc\nJT-HB,1,1,1\nJT-HB,2,2,1\n',
      { line: 3, column: 'listing', found: '"JT-HB", as in line 2', allowed: 'one line for a listing' },
    ],
    [
      'decimal commas between commas',
      'listing,base,extra,inc\nJT-HB,26,50,26,50,1\n',
      {
        line: 2,
        column: '',
        found: '6 cells',
        allowed: 'at most 4, as in the first line: numbers with commas need quotes',
      },
    ],
    [
      'a column that is missing',
      'listing,base,price,inc\nJT-HB,1,1,1\n',
      { line: 1, column: 'extra', found: 'nothing', allowed: 'a column of this name in the first line' },
    ],
  ])('is refused whole for %s, with line, column, found and allowed', (_, csv, mistake) => {
    expect(mistakesIn(csv)).toEqual([mistake]);
  });

  test('is refused where its quotes do not end, with the line', () => {
    expect(mistakesIn('listing,base,extra,inc\n"JT-HB,1,1,1\n')).toMatchObject([
      { line: expect.any(Number), column: '' },
    ]);
  });

  test('names every column that is missing in an empty file', () => {
    expect(mistakesIn('').map(({ column }) => column)).toEqual(['listing', 'base', 'extra', 'inc']);
  });

  test('names every cell with a mistake at once, in its message too', () => {
    const csv = 'listing,base,extra,inc\nA,1,1,1\nJT-HB,x,y,1\n';
    expect(mistakesIn(csv).map(({ line, column }) => `${line} ${column}`)).toEqual(['2 listing', '3 base', '3 extra']);
    expect(() => changesOf(csv)).toThrow(/^Line 2, "listing": found "A", allowed: .*\n.*\nLine 3, "extra": found "y"/);
  });
});
