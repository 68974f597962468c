import { describe, expect, test } from 'vitest';
import { legacySegmentTarget } from '../../../src/lib/navigation/legacy-segment.ts';

describe('addresses of the old site (specification.md#redirects)', () => {
  test.each([
    ['/private-transportation-transfers-puerto-princesa', '/transfers/private-transportation-puerto-princesa'],
    ['/el-nido/private-transportation-transfers-el-nido', '/transfers/private-transportation-el-nido'],
    ['/transfers-private-transportation-transfers-x', '/transfers/private-transportation-transfers-x'],
    ['/transfers/private-transportation-transfers-coron', '/transfers/private-transportation-coron'],
    ['/private-transportation-transfers', '/transfers/private-transportation-transfers'],
    ['/best-private-transportation-transfers-2020', '/transfers/best-private-transportation-2020'],
  ])('%s leads to %s', (path, target) => {
    expect(legacySegmentTarget(path)).toBe(target);
  });

  test.each([
    ['leads to itself', '/transfers/private-transportation-transfers'],
    ['has the mark in an earlier segment only', '/private-transportation-transfers/el-nido'],
    ['has no mark', '/transfers/private-transportation-el-nido'],
    ['is the home page', '/'],
  ])('an address that %s stays', (_name, path) => {
    expect(legacySegmentTarget(path)).toBeNull();
  });

  test('every chain of redirects ends', () => {
    let path: string | null = `/${'transfers-'.repeat(5)}private-transportation-transfers-x`;
    for (let hops = 0; path !== null; hops += 1) {
      expect(hops).toBeLessThan(10);
      path = legacySegmentTarget(path);
    }
  });
});
