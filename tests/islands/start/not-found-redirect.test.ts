import { afterEach, describe, expect, test, vi } from 'vitest';
import { redirectNotFound } from '../../../src/islands/start/not-found-redirect.ts';
import { answering } from '../../fixtures/fakes/answering.ts';
import { freshPages, the } from '../../fixtures/steps/fresh-page.ts';

freshPages();

const RULES = [{ from: '/home', to: '/', status: 301 }];

/** What the not-found page does for an address: where it leads, and what it names. */
async function visit(address: string, rules: unknown = RULES, fetch = answering({ '/redirects.json': rules }).fetch) {
  document.body.innerHTML = '<code data-missing-path>this address</code>';
  vi.stubGlobal('fetch', fetch);
  history.replaceState(null, '', address);
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
  await redirectNotFound();
  return { to: replace.mock.calls[0]?.[0] ?? null, named: the('[data-missing-path]').textContent };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

describe('a missing page on a host that only hands out files', () => {
  test.each([
    ['/cart/7K2M0QXA#secret=abc', '/cart#ref=7K2M0QXA&secret=abc'],
    ['/participants/7K2M0QXA', '/participants#ref=7K2M0QXA'],
    ['/home?a=b', '/?a=b'],
  ])('%s leads to %s', async (address, to) => {
    expect((await visit(address)).to).toBe(to);
  });

  test.each(['/no-such-place', '/tours/7K2M0QXA', '/cart/7k2m0qxa', '/cart/7K2M0QXA/more'])(
    '%s is named (specification.md#errors)',
    async (address) => {
      expect(await visit(address)).toEqual({ to: null, named: address });
    },
  );

  test.each([[[{ from: '/home', to: 'javascript:alert(1)', status: 301 }]], [{ from: '/home' }], ['<html>']])(
    'follows nothing of another shape: %j',
    async (rules) => {
      expect(await visit('/home', rules)).toEqual({ to: null, named: '/home' });
    },
  );

  test.each([503, new TypeError('Failed to fetch')])(
    'is looked for in the table once more after %s (specification.md#errors)',
    async (trouble) => {
      const server = answering({ '/redirects.json': trouble });
      const fetch: typeof globalThis.fetch = (...asked) =>
        server.fetch(...asked).finally(() => Object.assign(server.answers, { '/redirects.json': RULES }));
      expect((await visit('/home', RULES, fetch)).to).toBe('/');
    },
  );

  test('is named too where the redirect table does not load', async () => {
    expect(await visit('/home', 404)).toEqual({ to: null, named: '/home' });
  });
});
