import { describe, expect, test } from 'vitest';
import { campaignLabels } from '../../../src/lib/analytics/campaign-labels.ts';
import { parseConversionQueries, queriesAfter } from '../../../src/lib/analytics/conversion-queries.ts';

const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, 'x']));

describe('the parameters of an address (specification, section 3)', () => {
  test('are kept by name', () => {
    expect(queriesAfter({}, '?utm_source=guide&utm_campaign=dry%20season')).toEqual({
      utm_source: 'guide',
      utm_campaign: 'dry season',
    });
  });

  test('join those of earlier visits, and win over them', () => {
    expect(queriesAfter({ utm_source: 'old', gclid: '1' }, '?utm_source=new')).toEqual({
      gclid: '1',
      utm_source: 'new',
    });
  });

  test('have the last value of a name that comes twice', () => {
    expect(queriesAfter({}, '?a=1&a=2')).toEqual({ a: '2' });
  });

  test('are left out when they are longer than any label', () => {
    expect(queriesAfter({}, `?${'n'.repeat(61)}=1&v=${'x'.repeat(301)}&=1&ok=1`)).toEqual({ ok: '1' });
  });

  test('are at most 30; the oldest make room', () => {
    const kept = queriesAfter(many(30), '?new=1');
    expect(Object.keys(kept)).toHaveLength(30);
    expect(kept).toHaveProperty('new', '1');
    expect(kept).not.toHaveProperty('p0');
  });

  test('may be named like parts of JavaScript', () => {
    expect(Object.entries(queriesAfter({}, '?__proto__=a&constructor=b'))).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
    ]);
  });
});

describe('stored parameters', () => {
  test('are read back', () => {
    const stored = { queries: { a: '1' }, ref: '7K2M0QXA' };
    expect(parseConversionQueries(stored)).toEqual(stored);
  });

  test('lose what makes no sense', () => {
    expect(parseConversionQueries({ queries: { a: 1, b: 'x', c: null }, ref: '7K2M0QXA' })?.queries).toEqual({
      b: 'x',
    });
  });

  test.each([null, 1, [], {}, { queries: {}, ref: 'short' }, { ref: '7K2M0QXA' }, { queries: null, ref: '7K2M0QXA' }])(
    'are not read from %j',
    (stored) => {
      expect(parseConversionQueries(stored)).toBeUndefined();
    },
  );
});

test('only the usual labels say which advertisement somebody came by', () => {
  const queries = { secret: 's3cret', gclid: 'x', utm_source: 'guide', utm_medium: '', 'someone@example.com': '1' };
  expect(campaignLabels(queries)).toEqual({ utm_source: 'guide', gclid: 'x' });
  expect(campaignLabels({ ref: '7K2M0QXA' })).toEqual({});
});
