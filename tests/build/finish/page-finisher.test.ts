import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { AstroPrerenderer, RouteData } from 'astro';
import { expect, onTestFinished, test } from 'vitest';
import { quickCopiesOf } from '../../../build/finish/compress-folder.ts';
import { CompressionCache } from '../../../build/finish/compression-cache.ts';
import { finishPage } from '../../../build/finish/finish-page.ts';
import { finishPages } from '../../../build/finish/finish-pages.ts';
import { PageFinisher } from '../../../build/finish/page-finisher.ts';
import { temporaryFolder } from '../../fixtures/steps/dist-folder.ts';

const PAGE = `<html><meta http-equiv="content-security-policy" content="script-src 'self' 'sha256-old=';"><astro-island component-url="/_astro/Cart.1.js"></html>`;

/** An output, and a finisher of its pages, of which a script is in each language. */
async function anOutput() {
  const output = temporaryFolder();
  const [client, cache] = [join(output, 'client'), join(output, 'cache')];
  await mkdir(join(client, 'fr'), { recursive: true });
  const finisher = new PageFinisher(new Set(['Cart.1.js']), cache);
  onTestFinished(() => finisher.close());
  return { client, cache, finisher };
}

/** Renders an answer at an address as Astro does, and returns what Astro gets. */
async function render(finisher: PageFinisher, address: string, response: Response) {
  const own = { name: 'own', getStaticPaths: async () => [], render: async () => response } as AstroPrerenderer;
  const request = new Request(`http://localhost${address}`);
  const result = await finisher.watch(own).render(request, { routeData: {} as RouteData });
  return result instanceof Response ? result : result.response;
}

const html = (status = 200) => new Response(PAGE, { status, headers: { 'Content-Type': 'text/html' } });

test('a page is finished while others are rendered as it is after them, in its language', async () => {
  const { finisher } = await anOutput();
  const given = await render(finisher, '/fr/cart/', html());
  expect(await given.text()).toBe(PAGE);
  const finished = await finisher.finished(Buffer.from(PAGE));
  expect(finished?.html).toContain('Cart.1.fr.js');
  expect(finished).toMatchObject(finishPage(PAGE, new Set(['Cart.1.js']), 'fr'));
});

test('a page that was finished early is written with its copies, which are made smaller later', async () => {
  const { client, finisher } = await anOutput();
  writeFileSync(join(client, 'fr/index.html'), PAGE);
  await render(finisher, '/fr/', html());
  await finishPages(client, new Set(), finisher);
  const written = readFileSync(join(client, 'fr/index.html'), 'utf8');
  expect(written).toContain('Cart.1.fr.js');
  expect(brotliDecompressSync(readFileSync(join(client, 'fr/index.html.br'))).toString()).toBe(written);
  expect([...quickCopiesOf(client)]).toEqual(['fr/index.html']);
});

test('a page with stored copies gets no others', async () => {
  const { cache, finisher } = await anOutput();
  const stored = await CompressionCache.open(cache);
  const content = Buffer.from(finishPage(PAGE, new Set(), 'en').html);
  await stored.put(stored.keyOf('cart.html', content), { br: content, gz: content });
  await render(finisher, '/cart/', html());
  expect((await finisher.finished(Buffer.from(PAGE)))?.copies).toBeNull();
});

test.each([
  ['that leads elsewhere', html(301)],
  ['of data', Response.json({})],
])('an answer %s is left alone', async (_, response) => {
  const { finisher } = await anOutput();
  expect(await render(finisher, '/cart/', response)).toBe(response);
  expect(await finisher.finished(Buffer.from(PAGE))).toBeUndefined();
});

test('a page is finished later where the thread has failed, before it was rendered or after', async () => {
  const { client } = await anOutput();
  const file = join(client, 'file');
  writeFileSync(file, '');
  const broken = new PageFinisher(new Set(), join(file, 'cache'));
  onTestFinished(() => broken.close());
  for (const page of ['a page', 'another page']) {
    await render(broken, '/cart/', new Response(page, { headers: { 'Content-Type': 'text/html' } }));
    expect(await broken.finished(Buffer.from(page))).toBeUndefined();
  }
  writeFileSync(join(client, 'index.html'), PAGE);
  await render(broken, '/', html());
  await finishPages(client, new Set(), broken);
  expect(readFileSync(join(client, 'index.html'), 'utf8')).not.toContain('sha256-old');
});
