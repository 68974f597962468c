import { expect, test } from 'vitest';
import { redirectsFile } from '../../../build/finish/static-redirects.ts';

test('each rule is a line with status, and rules about the query are left out (specification.md#redirects)', () => {
  const rules = [
    { from: '/home', to: '/', status: 301 as const },
    { from: '/search', query: { go: 'route' }, to: '/a-to-b', status: 302 as const },
    { from: '/weather', to: 'https://www.pagasa.dost.gov.ph/', status: 302 as const },
  ];
  expect(redirectsFile(rules)).toMatch(/^\/home \/ 301\n\/weather https:\/\/www.pagasa.dost.gov.ph\/ 302\n/);
});

test('one file stands for every saved cart (specification.md#routes: /cart/{ref})', () => {
  expect(redirectsFile([])).toBe('/cart/* /cart 200\n/participants/* /participants 200\n');
});
