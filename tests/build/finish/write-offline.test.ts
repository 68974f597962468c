import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { quickCopiesOf } from '../../../build/finish/compress-folder.ts';
import { writeOffline } from '../../../build/finish/write-offline.ts';
import { LANGUAGE_CODES } from '../../../src/lib/languages/language.ts';
import { offlineBuildOf } from '../../../src/lib/offline/offline-build.ts';
import { parseOfflineList } from '../../../src/lib/offline/precache-list.ts';
import { revisionOf } from '../../../src/worker/content-hash.ts';
import { temporaryFolder } from '../../fixtures/steps/dist-folder.ts';

const page = (title: string, scripts = '') =>
  `<!doctype html><link rel="manifest" href="/manifest.webmanifest"><title>${title} | Site</title>${scripts}`;

/** What is saved on a phone in each other language. */
const SAVED_PAGES = Object.fromEntries(
  LANGUAGE_CODES.filter((code) => code !== 'en').map((code) => [`${code}/offline/index.html`, page('Saved')]),
);

const FILES: Readonly<Record<string, string>> = {
  ...SAVED_PAGES,
  'index.html': page('Home'),
  'tours/index.html': page('Tours &amp; boats'),
  'tours/rare/index.html': page('Rare'),
  'offline/index.html': page('Saved', '<script type="module" src="/_astro/offline.1a.js"></script>'),
  'moved/index.html': '<!doctype html><title>This page has moved</title>',
  '404.html': page('Page Not Found'),
  '_astro/offline.1a.js': 'import"./shared.2b.js";import("./late.3c.js")',
  '_astro/shared.2b.js': 'export{}',
  '_astro/late.3c.js': 'late()',
  '_astro/island.4d.js': 'island()',
  '_astro/old.5e.js': 'old()',
  '_astro/VAN1.CzF_5Ilx_26ns0e.avif': 'small',
  '_astro/VAN1.CzF_5Ilx_Z18gr4H.avif': 'large',
  'pictures.json': JSON.stringify({
    '/images/VAN/VAN1.webp': {
      srcset: '/_astro/VAN1.CzF_5Ilx_26ns0e.avif 400w, /_astro/VAN1.CzF_5Ilx_Z18gr4H.avif 800w',
    },
  }),
  'rates.json': '{}',
  'sitemap.xml': '<urlset/>',
  'builds/latest.json': '{"id":"abc"}',
  'sw.js': 'run()',
};

/** A finished site, listed. */
async function aSite({ budgetBytes = 1_000_000, changes = {} as Record<string, string>, quick = false } = {}) {
  const root = temporaryFolder();
  const client = join(root, 'client');
  const cache = join(root, 'cache');
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(client, name)), { recursive: true });
    writeFileSync(join(client, name), text);
  };
  const plan = JSON.stringify({ budgetBytes, first: ['/', '/offline', '/tours'] });
  for (const [name, text] of Object.entries({ ...FILES, 'offline-plan.json': plan, ...changes })) write(name, text);
  const list = async () => {
    write('offline-plan.json', plan);
    const summary = await writeOffline({ client, cache, quick }, new Set(['_astro/old.5e.js']));
    const code = readFileSync(join(client, 'sw.js'), 'utf8');
    const scope = {};
    new Function('self', 'run', code)(scope, () => undefined);
    const build = offlineBuildOf(scope);
    const text = readFileSync(join(client, build.editions.en.list.path), 'utf8');
    return { summary, build, text, list: parseOfflineList(text) };
  };
  return { client, write, list };
}

const paths = (files: readonly { readonly path: string }[] = []) => files.map(({ path }) => path);

describe('the list of what can be saved', () => {
  test('with quick copies, lists and the worker are noted for better copies later', async () => {
    const { client, list } = await aSite({ quick: true });
    const { build } = await list();
    const noted = quickCopiesOf(client);
    expect(noted).toContain('sw.js');
    for (const { list: own } of Object.values(build.editions)) expect(noted).toContain(own.path.slice(1));
    const { client: proper, list: listProperly } = await aSite();
    await listProperly();
    expect(quickCopiesOf(proper)).toEqual(new Set());
  });

  test('names pages, what they stand on and thumbnails; not what leads elsewhere, and nothing of earlier builds', async () => {
    const { list } = await (await aSite()).list();
    expect(paths(list?.files)).toEqual([
      '/_astro/island.4d.js',
      '/_astro/late.3c.js',
      '/_astro/offline.1a.js',
      '/_astro/shared.2b.js',
      '/pictures.json',
      '/rates.json',
      '/',
      '/offline',
      '/tours',
      '/_astro/VAN1.CzF_5Ilx_26ns0e.avif',
      '/tours/rare',
    ]);
  });

  test('gives each file the revision that the worker computes, and pages their titles', async () => {
    const { list, text, build } = await (await aSite()).list();
    const tours = list?.files.find(({ path }) => path === '/tours');
    expect(tours).toMatchObject({
      revision: await revisionOf(Buffer.from(FILES['tours/index.html'] ?? '')),
      title: 'Tours & boats',
    });
    expect(build.editions.en.list.revision).toBe(await revisionOf(Buffer.from(text)));
  });

  test('tells the worker of the build, and of the page that says what is saved, with its scripts', async () => {
    const { build } = await (await aSite()).list();
    expect(build.build).toBe('abc');
    expect(paths(build.editions.en.shell)).toEqual([
      '/offline',
      '/_astro/late.3c.js',
      '/_astro/offline.1a.js',
      '/_astro/shared.2b.js',
    ]);
  });

  test('leaves the worker and the list with compressed copies, and the plan nowhere', async () => {
    const { client, list } = await aSite({
      changes: { 'offline-plan.json.br': 'plan', 'offline-plan.json.gz': 'plan' },
    });
    const { build, text } = await list();
    expect(brotliDecompressSync(readFileSync(join(client, `${build.editions.en.list.path}.br`))).toString()).toBe(text);
    expect(brotliDecompressSync(readFileSync(join(client, 'sw.js.br'))).toString()).toContain('run()');
    expect(readdirSync(client).filter((name) => name.startsWith('offline-plan'))).toEqual([]);
  });

  test('puts what does not fit into the budget into a list of its own', async () => {
    const { client, list } = await aSite({ budgetBytes: 520 });
    const { summary, list: first } = await list();
    const rest = parseOfflineList(readFileSync(join(client, first?.rest?.path ?? ''), 'utf8'));
    expect(paths(first?.files)).toContain('/');
    expect(paths(rest?.files)).toContain('/tours/rare');
    expect(rest?.rest).toBeNull();
    expect(first?.rest?.bytes).toBe(summary[0]?.restBytes);
  });

  test('counts what goes over the wire: the compressed copy where there is one', async () => {
    const { list } = await (await aSite({ changes: { 'tours/index.html.br': '12345' } })).list();
    expect(list?.files.find(({ path }) => path === '/tours')?.bytes).toBe(5);
  });

  test('is the same after a build that changed nothing, and another one after a change', async () => {
    const site = await aSite();
    const [first, second] = [await site.list(), await site.list()];
    expect(second.build).toEqual(first.build);
    site.write('tours/index.html', page('Tours, dearer'));
    const third = await site.list();
    expect(third.build.editions.en.list.revision).not.toBe(first.build.editions.en.list.revision);
    expect(third.list?.files.find(({ path }) => path === '/')).toEqual(
      first.list?.files.find(({ path }) => path === '/'),
    );
  });

  test('names pages of its own language only (specification.md#languages)', async () => {
    const { client, list } = await aSite({ changes: { 'fr/index.html': page('Accueil') } });
    const { build, list: english } = await list();
    const french = parseOfflineList(readFileSync(join(client, build.editions.fr.list.path), 'utf8'));
    expect(paths(french?.files).filter((path) => !/\.|_astro/.test(path))).toEqual(['/fr', '/fr/offline']);
    expect(paths(french?.files)).toContain('/_astro/VAN1.CzF_5Ilx_26ns0e.avif');
    expect(paths(english?.files).filter((path) => path.startsWith('/fr'))).toEqual([]);
  });

  test('is refused to a site that has no page about what is saved', async () => {
    const site = await aSite({ changes: { 'offline/index.html': '<!doctype html><title>Moved</title>' } });
    await expect(site.list()).rejects.toThrow('/offline is missing');
  });
});
