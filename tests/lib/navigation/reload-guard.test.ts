import { describe, expect, test } from 'vitest';
import { mayReload, parseLastReload, RELOAD_GUARD_MS } from '../../../src/lib/navigation/reload-guard.ts';

const AT = 1_000_000;
const LAST = { path: '/tours', at: AT };

describe('the reload guard (specification.md#timing: 10 s)', () => {
  test('remembers for ten seconds', () => {
    expect(RELOAD_GUARD_MS).toBe(10_000);
  });

  test.each([
    ['a first time', null, '/tours', AT, true],
    ['not again at once', LAST, '/tours', AT, false],
    ['not again after 9,999 ms', LAST, '/tours', AT + 9999, false],
    ['again after 10,000 ms', LAST, '/tours', AT + 10_000, true],
    ['on another path', LAST, '/transfers', AT + 1, true],
    ['when the clock was set back', LAST, '/tours', AT - 1, true],
  ])('lets a page reload %s: %j', (_name, last, path, now, allowed) => {
    expect(mayReload(last, path, now)).toBe(allowed);
  });

  test('reads what it stored', () => {
    expect(parseLastReload(JSON.parse(JSON.stringify(LAST)))).toEqual(LAST);
  });

  test.each([null, 'x', 7, [], {}, { path: 1, at: 1 }, { path: '/', at: '1' }])('reads %j as no reload', (stored) => {
    expect(parseLastReload(stored)).toBeNull();
  });
});
