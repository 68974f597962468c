import { describe, expect, test } from 'vitest';
import { type ListingPrice, priceChanges, priceTable } from '../../tooling/price-table.ts';

const SEAT: ListingPrice = {
  code: 'SV-PPS-ELN',
  title: 'Shared van, Puerto Princesa to El Nido',
  ratePlan: { base: 14, extra: 14, inc: 1 },
};
const TOUR: ListingPrice = { code: 'JT-HB', title: 'Honda Bay', ratePlan: { base: 25.99, extra: 25.99, inc: 1 } };

const changesOf = (csv: string) => priceChanges(csv, [SEAT, TOUR]);

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

  test.each([
    ['listing,base,extra,inc\nSV-XX,1,1,1\n', 'Row 2: no listing is called "SV-XX".'],
    ['listing,base,extra,inc\nJT-HB,-1,1,1\n', 'Row 2 (JT-HB): "base" is "-1"'],
    ['listing,base,extra,inc\nJT-HB,0,1,1\n', '"base" is "0", wanted: a price above 0.'],
    ['listing,base,extra,inc\nJT-HB,1.234,1,1\n', 'at most two decimals'],
    ['listing,base,extra,inc\nJT-HB,1,1,0\n', '"inc" is "0", wanted: 1 or more people.'],
    ['listing,base,extra,inc\nJT-HB,,1,1\n', '"base" is ""'],
    ['listing,base,extra,inc\nJT-HB,1,1,1\nJT-HB,2,2,1\n', '"JT-HB" stands in the table more than once'],
    ['listing,price\nJT-HB,1\n', 'The table has no column "base", "extra", "inc".'],
    ['listing,base,extra,inc\n"JT-HB,1,1,1\n', 'The table cannot be read'],
  ])('is refused whole for a mistake, with its row and column: %j', (csv, message) => {
    expect(() => changesOf(csv)).toThrow(message);
  });

  test('names every row with a mistake at once', () => {
    expect(() => changesOf('listing,base,extra,inc\nA,1,1,1\nB,1,1,1\n')).toThrow(/Row 2.*\n.*Row 3/);
  });
});
