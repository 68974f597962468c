import { describe, expect, test } from 'vitest';
import { PREFETCH_EXCLUSIONS } from '../../../src/lib/navigation/prefetch-exclusions.ts';
import { speculationRules } from '../../../src/lib/navigation/speculation-rules.ts';

describe('the rules for browsers that open pages ahead by themselves', () => {
  const { prefetch, prerender } = JSON.parse(speculationRules());

  test.each(['prefetch', 'prerender'] as const)('exclude for %s whatever could do something', (kind) => {
    const [{ where }] = { prefetch, prerender }[kind];
    const excluded = where.and.flatMap((rule: { not?: { href_matches?: string[] } }) => rule.not?.href_matches ?? []);
    for (const path of PREFETCH_EXCLUSIONS)
      expect(excluded).toEqual(expect.arrayContaining([path, `${path}/*`, `${path}?*`]));
  });

  test.each(['/fr/cart', '/ko/booking/el-nido-tour-a-joining', '/zh/confirmation?ref=7K2M0QXA'])(
    'exclude %s',
    (path) => {
      const [{ where }] = prefetch;
      const excluded = where.and.flatMap((rule: { not?: { href_matches?: string[] } }) => rule.not?.href_matches ?? []);
      const matches = (address: string) =>
        excluded.some((pattern: string) =>
          new URLPattern(pattern, 'https://site.test').test(`https://site.test${address}`),
        );
      expect(matches(path)).toBe(true);
      expect(matches('/fr/tours/el-nido-tour-a-joining')).toBe(false);
    },
  );

  test('wait for a sign that somebody is interested', () => {
    expect([...prefetch, ...prerender].map(({ eagerness }) => eagerness)).toEqual(['moderate', 'moderate']);
  });
});
