import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkPages } from '../../../build/finish/check-pages.ts';
import { compress } from '../../../build/finish/compression-format.ts';
import { MAX_PAGE_BYTES } from '../../../build/finish/page-budget.ts';
import { temporaryFolder } from '../../fixtures/steps/dist-folder.ts';

const FILES = {
  'index.html': '<a href="/tours">Tours</a>',
  'tours/index.html': '<a class="x" href="/">Home</a><a href="/gone">Gone</a>',
  'redirects.json': JSON.stringify([{ from: '/old', to: '/tours', status: 301 }]),
};

/** A site of some files, all of one time: equal contents have one time in all builds. */
function aSite(changes: Readonly<Record<string, string | null>> = {}): string {
  const folder = join(temporaryFolder(), 'client');
  for (const [name, text] of Object.entries<string | null>({ ...FILES, ...changes })) {
    if (text === null) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
    utimesSync(join(folder, name), 1, 1);
  }
  return folder;
}

test('a build that is equal to the live one has nothing wrong, also where a link was dead before', async () => {
  expect(await checkPages(aSite(), aSite())).toEqual({ missing: [], problems: [] });
});

test('a page that is gone is named by its address', async () => {
  expect((await checkPages(aSite(), aSite({ 'tours/index.html': null }))).missing).toEqual(['/tours']);
});

test('a link of a changed page that leads nowhere is named; those to files, rules, shells and the API are not', async () => {
  const links = [
    '/nowhere?x=1#y',
    '/tours/',
    '/old',
    '/cart/7K2M0QXA',
    '/api/rates',
    '//elsewhere.example/',
    '#top',
    '/fr/old',
  ];
  const page = links.map((link) => `<a data-x href="${link}">x</a>`).join('');
  const next = aSite({ 'index.html': page, 'cart.html': 'the page of every cart' });
  expect(await checkPages(aSite(), next)).toEqual({
    missing: [],
    problems: ['/ has a link to /nowhere, where nothing is: change the link.'],
  });
});

test('a page that was as long before is no news, and one that has become too long is', async () => {
  const long = Array.from({ length: 9000 }, (_, index) => `<p>${Math.sin(index)}</p>`).join('');
  const copy = (await compress('index.html', Buffer.from(long))).br;
  expect(copy.length).toBeGreaterThan(MAX_PAGE_BYTES);
  const [live, next] = [aSite(), aSite({ 'index.html': long })];
  writeFileSync(join(next, 'index.html.br'), copy);
  const { problems } = await checkPages(live, next);
  expect(problems).toEqual([expect.stringMatching(/^\/ takes \d+ bytes compressed/)]);
  writeFileSync(join(live, 'index.html'), `${long}<p>before</p>`);
  writeFileSync(join(live, 'index.html.br'), copy);
  expect((await checkPages(live, next)).problems).toEqual([]);
});

test('a page whose quick copy is too large is judged by a proper one', async () => {
  const next = aSite({ 'index.html': '<p>short</p>', '../quick-copies.json': '["index.html"]' });
  writeFileSync(join(next, 'index.html.br'), Buffer.alloc(2 * MAX_PAGE_BYTES));
  expect((await checkPages(aSite(), next)).problems).toEqual([]);
});
