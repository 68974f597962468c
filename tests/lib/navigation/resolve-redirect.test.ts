import { describe, expect, test } from 'vitest';
import type { RedirectRule } from '../../../src/lib/navigation/redirect-rule.schema.ts';
import { resolveRedirect } from '../../../src/lib/navigation/resolve-redirect.ts';

const TABLE: readonly RedirectRule[] = [
  { from: '/transportation/index', to: '/transportation', status: 301 },
  { from: '/weather', to: 'https://www.pagasa.dost.gov.ph/', status: 302 },
  { from: '/café', to: '/food', status: 301 },
  { from: '/loop', to: '/loop', status: 301 },
  { from: '/private-transportation-transfers-special', to: '/special', status: 301 },
];

describe('redirects (specification.md#redirects)', () => {
  test.each([
    ['by the table', '/transportation/index', { to: '/transportation', status: 301 }],
    ['to another site, for now', '/weather', { to: 'https://www.pagasa.dost.gov.ph/', status: 302 }],
    ['from an address with letters beyond ASCII', '/caf%C3%A9', { to: '/food', status: 301 }],
    [
      'from the old site',
      '/private-transportation-transfers-eln',
      { to: '/transfers/private-transportation-eln', status: 301 },
    ],
    ['by the table before the old site', '/private-transportation-transfers-special', { to: '/special', status: 301 }],
  ])('lead %s', (_name, path, redirect) => {
    expect(resolveRedirect(path, TABLE)).toEqual(redirect);
  });

  test.each(['/', '/tours', '/loop', '/transportation', '/%zz'])('leave %s alone', (path) => {
    expect(resolveRedirect(path, TABLE)).toBeNull();
  });
});
