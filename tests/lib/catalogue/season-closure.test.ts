import { describe, expect, test } from 'vitest';
import { closureSchema } from '../../../src/lib/catalogue/season-closure.schema.ts';
import { closureSentence } from '../../../src/lib/catalogue/season-closure.text.ts';
import { closureOn, isClosed } from '../../../src/lib/catalogue/season-closure.ts';

describe('closures of a season, every year', () => {
  test.each([
    ['06-15', '09-30', '2027-06-14', false],
    ['06-15', '09-30', '2027-06-15', true],
    ['06-15', '09-30', '2031-09-30', true],
    ['06-15', '09-30', '2027-10-01', false],
    ['12-20', '01-05', '2027-12-19', false],
    ['12-20', '01-05', '2027-12-20', true],
    ['12-20', '01-05', '2027-01-05', true],
    ['12-20', '01-05', '2027-01-06', false],
    ['02-29', '02-29', '2028-02-29', true],
  ])('from %s to %s: %s is closed: %s', (from, to, date, closed) => {
    expect(isClosed({ from, to }, date)).toBe(closed);
  });
});

describe('closures of certain days', () => {
  test.each([
    ['2027-04-24', false],
    ['2027-04-25', true],
    ['2027-04-30', true],
    ['2027-05-01', false],
    ['2028-04-25', false],
  ])('%s is closed: %s', (date, closed) => {
    expect(isClosed({ from: '2027-04-25', to: '2027-04-30' }, date)).toBe(closed);
  });

  test('the first that holds is told', () => {
    const closures = [
      { from: '06-15', to: '09-30', reason: 'Rough sea' },
      { from: '2027-08-01', to: '2027-08-02', reason: 'Fiesta' },
    ];
    expect(closureOn(closures, '2027-08-01')?.reason).toBe('Rough sea');
    expect(closureOn(closures, '2027-01-01')).toBeNull();
  });
});

describe('closures as an editor writes them', () => {
  test.each([
    ['a season', { from: '06-15', to: '09-30', reason: 'Rough sea' }, true],
    ['a season over the new year', { from: '12-20', to: '01-05', reason: 'Holidays' }, true],
    ['certain days', { from: '2027-04-25', to: '2027-04-30', reason: 'Service' }, true],
    ['certain days the wrong way round', { from: '2027-04-30', to: '2027-04-25', reason: 'Service' }, false],
    ['a day that does not exist', { from: '2027-02-30', to: '2027-03-01', reason: 'Service' }, false],
    ['a month that does not exist', { from: '13-01', to: '13-02', reason: 'Service' }, false],
    ['a mixture', { from: '06-15', to: '2027-09-30', reason: 'Service' }, false],
    ['no reason', { from: '06-15', to: '09-30', reason: '' }, false],
  ])('are accepted or refused: %s', (_name, closure, valid) => {
    expect(closureSchema.safeParse(closure).success).toBe(valid);
  });
});

describe('closures as travellers read them', () => {
  test.each([
    [{ from: '06-15', to: '09-30' }, 'Does not run from June 15 to September 30: the sea is too rough.'],
    [{ from: '02-29', to: '02-29' }, 'Does not run on February 29: the sea is too rough.'],
    [
      { from: '2027-04-25', to: '2027-05-01' },
      'Does not run from April 25, 2027 to May 1, 2027: the sea is too rough.',
    ],
  ])('are one sentence for %o', (days, sentence) => {
    expect(closureSentence({ ...days, reason: 'the sea is too rough' }, 'en')).toBe(sentence);
  });
});

test('the first of a month is an ordinal in French (specification.md#languages)', () => {
  const closure = { from: '06-01', to: '09-11', reason: 'mer agitée' };
  expect(closureSentence(closure, 'fr')).toBe('Pas de départ du 1er juin au 11 septembre\u00a0: mer agitée.');
});
