import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Draft } from '../../editor/lib/editor.contract.ts';
import { readContentFile } from '../../editor/server/content-folder.ts';
import { createPreviews } from '../../editor/server/preview.ts';
import type { PreviewProcess } from '../../editor/server/preview-process.ts';

const LISTING = 'listings/PV-PPS-ELN.yaml';

const FILES = [LISTING, 'listings/PV-PPS-ELN.fr.yaml', 'places/ELN.yaml', 'settings/site.yaml'];

let root = '';
let previews: ReturnType<typeof createPreviews>;
/** The folders of the servers that were started, and of those that still run. */
let started: string[] = [];
let running = new Set<string>();

/** A server in the place of Astro's: its pages have the title of the listing, or a mistake. */
async function startServer(folder: string): Promise<PreviewProcess> {
  started.push(folder);
  running.add(folder);
  const text = () => readFileSync(join(folder, 'src/content', LISTING), 'utf8');
  return {
    refresh: async (changed) => (text().includes('refuse') ? `${changed.join()}: field title is refused` : null),
    request: async (address) => {
      if (text().includes('crash')) return new Response('<title>Error</title>', { status: 500 });
      return new Response(`<html><h1>${/^title: (.*)$/m.exec(text())?.[1]}</h1><script>x</script>${address}</html>`);
    },
    readErrors: async () => '[ERROR] The title crashes\n  Stack trace:\n    at render (/src/x.ts:1:2)\n',
    isRunning: () => running.has(folder),
    stop: async () => void running.delete(folder),
  };
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'preview-'));
  for (const name of ['public', 'node_modules', 'src/pages']) mkdirSync(join(root, name), { recursive: true });
  for (const name of FILES) cpSync(join('src/content', name), join(root, 'src/content', name));
  mkdirSync(join(root, 'src/assets/images/VAN'), { recursive: true });
  writeFileSync(join(root, 'src/assets/images/VAN/VAN1.webp'), 'picture');
  [started, running] = [[], new Set()];
  const folders = { contentFolder: join(root, 'src/content'), picturesFolder: join(root, 'src/assets/images') };
  previews = createPreviews({ root, ...folders }, startServer);
});

afterEach(async () => {
  await previews.stop();
  rmSync(root, { recursive: true });
});

function aDraft(change: Readonly<Record<string, unknown>> = {}): Draft {
  const { data, body } = readContentFile(join(root, 'src/content'), LISTING);
  return { path: LISTING, data: { ...data, ...change }, body };
}

test('a draft is shown on its page, without scripts, and saved content is not touched', async () => {
  const saved = readFileSync(join(root, 'src/content', LISTING), 'utf8');
  const { address, html, problem } = await previews.render(aDraft({ title: 'Van one' }), 'fr');
  expect(problem).toBeNull();
  expect(address).toBe('/fr/transfers/puerto-princesa-to-el-nido-private-van');
  expect(html).toContain('<h1>Van one</h1>');
  expect(html).not.toContain('script');
  expect(readFileSync(join(root, 'src/content', LISTING), 'utf8')).toBe(saved);
});

test('a second preview uses the same server, and shows what was saved meanwhile', async () => {
  await previews.render(aDraft({ title: 'Van one' }), 'en');
  const file = join(root, 'src/content', LISTING);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, 'title: Saved by another'));
  const place = readContentFile(join(root, 'src/content'), 'places/ELN.yaml');
  const { html } = await previews.render({ path: 'places/ELN.yaml', data: place.data, body: null }, 'en');
  expect(html).toContain('<h1>Saved by another</h1>');
  expect(started).toHaveLength(1);
});

test('what Astro refuses is said in its words, also of an unchanged draft, and the next good one is shown', async () => {
  const bad = aDraft({ title: 'refuse' });
  const refusal = { address: null, html: null, problem: `${LISTING}: field title is refused` };
  expect(await previews.render(bad, 'en')).toEqual(refusal);
  expect(await previews.render(bad, 'fr')).toEqual(refusal);
  expect(await previews.render(aDraft({ title: 'crash' }), 'en')).toMatchObject({
    html: null,
    problem: 'The title crashes',
  });
  expect((await previews.render(aDraft({ title: 'Van two' }), 'en')).html).toContain('Van two');
});

test('a listing that is no page yet is shown as if it were published', async () => {
  await previews.render(aDraft({ status: 'DRAFT' }), 'en');
  expect(readFileSync(join(started[0] ?? '', 'src/content', LISTING), 'utf8')).toContain('status: PUBLISHED');
});

test('a server that has died is started again', async () => {
  await previews.render(aDraft(), 'en');
  running.clear();
  expect((await previews.render(aDraft({ title: 'Van two' }), 'en')).html).toContain('Van two');
  expect(started).toHaveLength(2);
});

test('another picture starts the server again, as pages know the sizes of all', async () => {
  await previews.render(aDraft(), 'en');
  writeFileSync(join(root, 'src/assets/images/VAN/VAN2.webp'), 'another picture');
  await previews.render(aDraft(), 'en');
  expect(existsSync(join(started[1] ?? '', 'src/assets/images/VAN/VAN2.webp'))).toBe(true);
  expect(running.size).toBe(1);
});

test('a server that cannot start is a problem of the preview, and the next one tries again', async () => {
  const folders = { contentFolder: join(root, 'src/content'), picturesFolder: join(root, 'src/assets/images') };
  let times = 0;
  const failing = createPreviews({ root, ...folders }, async (folder) => {
    times += 1;
    if (times === 1) throw new Error('The port is taken.');
    return startServer(folder);
  });
  expect(await failing.render(aDraft(), 'en')).toEqual({ address: null, html: null, problem: 'The port is taken.' });
  expect((await failing.render(aDraft(), 'en')).problem).toBeNull();
  await failing.stop();
});

test('a file without a page starts no server', async () => {
  const draft = { path: 'settings/redirects.yaml', data: { redirects: [] }, body: null };
  expect(await previews.render(draft, 'en')).toEqual({ address: null, html: null, problem: null });
  expect(started).toEqual([]);
});

test('the copy is removed when the editor stops', async () => {
  await previews.render(aDraft(), 'en');
  await previews.stop();
  expect(existsSync(started[0] ?? '')).toBe(false);
  expect(await previews.file('0'.repeat(32))).toBeNull();
});
