import { describe, expect, test } from 'vitest';
import { campaignLabels } from '../../../src/lib/analytics/campaign-labels.ts';
import { parseConversionQueries, queriesAfter } from '../../../src/lib/analytics/conversion-queries.ts';

describe('the parameters of an address (specification.md#conversion-data)', () => {
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
    expect(queriesAfter({}, '?gclid=1&gclid=2')).toEqual({ gclid: '2' });
  });

  test('are labels of campaigns; nothing else of an address is kept or sent', () => {
    expect(queriesAfter({}, '?name=Ana&utm_source=guide&token=secret')).toEqual({ utm_source: 'guide' });
    expect(queriesAfter({ utm_source: 'guide' }, '?origin=PPS&destination=ELN')).toBeNull();
    expect(queriesAfter({ utm_source: 'guide', token: 'secret' }, '?gclid=1')).toEqual({
      utm_source: 'guide',
      gclid: '1',
    });
  });

  test('are left out when they are longer than any label', () => {
    expect(queriesAfter({}, `?utm_term=${'x'.repeat(301)}&gclid=&utm_source=ok`)).toEqual({ utm_source: 'ok' });
  });
});

describe('stored parameters', () => {
  test('are read back', () => {
    const stored = { queries: { gclid: '1' }, ref: '7K2M0QXA' };
    expect(parseConversionQueries(stored)).toEqual(stored);
  });

  test('lose what makes no sense', () => {
    expect(
      parseConversionQueries({ queries: { gclid: 1, utm_source: 'x', utm_id: null, other: 'y' }, ref: '7K2M0QXA' })
        ?.queries,
    ).toEqual({
      utm_source: 'x',
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
