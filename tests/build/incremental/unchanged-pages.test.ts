import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroPrerenderer, PathWithRoute, RouteData } from 'astro';
import { expect, test } from 'vitest';
import { keepEqualPages } from '../../../build/incremental/unchanged-pages.ts';
import { temporaryFolder } from '../../fixtures/steps/dist-folder.ts';

/** Where the page is written, in a folder of its own. */
const fileIn = (folder: string) => pathToFileURL(join(folder, 'cart.html'));

/** Renders a page after a build with digests. Returns what is left for Astro to write. */
async function renderAfter(
  file: URL,
  digests: ReadonlyMap<string, string>,
  { text = 'a page', cacheKey, status = 200 }: { text?: string; cacheKey?: string; status?: number } = {},
) {
  const route = { component: 'src/pages/cart.astro', distURL: [] as URL[] } as unknown as RouteData;
  const own: AstroPrerenderer = {
    name: 'own',
    getStaticPaths: async () => [{ pathname: '/cart', route, cacheKey } as PathWithRoute],
    render: async () => ({
      response: new Response(text, { status, headers: { 'Content-Type': 'text/html' } }),
      metadata: { contentEntryKeys: [], staticImages: [] },
    }),
  };
  const rendered = new Map<string, string>();
  const prerenderer = keepEqualPages(own, rendered, { digests, fileOf: () => file });
  await prerenderer.getStaticPaths();
  const result = await prerenderer.render(new Request('http://localhost/cart/'), { routeData: route });
  if (result instanceof Response) throw new Error('What Astro knows of the page is lost.');
  const { body } = result.response;
  return { rendered, route, written: body && (await result.response.text()), headers: result.response.headers };
}

test('a page that equals that of the last build is not written, and counts as written', async () => {
  const file = fileIn(temporaryFolder());
  writeFileSync(file, 'a finished page');
  const { rendered, written, headers } = await renderAfter(file, new Map());
  expect(written).toBe('a page');
  expect(headers.get('Content-Type')).toBe('text/html');
  const again = await renderAfter(file, rendered);
  expect(again.written).toBeNull();
  expect(again.route.distURL).toEqual([file]);
  expect(again.rendered).toEqual(rendered);
});

interface RenderedPage {
  readonly text?: string;
  readonly cacheKey?: string;
  readonly status?: number;
}

test.each<[string, RenderedPage]>([
  ['that differs', { text: 'another page' }],
  ['that Astro has a key of', { cacheKey: 'a key' }],
  ['that leads elsewhere', { status: 301 }],
])('a page %s is written', async (_, page) => {
  const file = fileIn(temporaryFolder());
  writeFileSync(file, 'a finished page');
  const { rendered } = await renderAfter(file, new Map());
  const { written, route } = await renderAfter(file, rendered, page);
  expect(written).toBe(page.text ?? 'a page');
  expect(route.distURL).toEqual([]);
});

test('a page whose file is gone is written', async () => {
  const file = fileIn(temporaryFolder());
  const { rendered } = await renderAfter(file, new Map());
  expect((await renderAfter(file, rendered)).written).toBe('a page');
});
