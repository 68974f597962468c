import { expect, test } from 'vitest';
import { PREVIEW_FILES_PATH } from '../../editor/lib/pictures.contract.ts';
import { createPreviewFiles } from '../../editor/server/preview-files.ts';

const FOLDER = '/work/copy';
const MASTER = '/@fs/work/copy/src/assets/images/VAN/VAN1.webp?origWidth=1600&origHeight=1067&origFormat=webp';
const IMAGE = `/_image?href=${encodeURIComponent(MASTER)}&w=800&f=avif&q=48`;

function aSite() {
  const loaded: string[] = [];
  const files = createPreviewFiles(FOLDER, async (url) => {
    loaded.push(url);
    return { type: 'image/avif', bytes: Buffer.from(url) };
  });
  const read = async (address: string | null) => files.read((address ?? '').slice(PREVIEW_FILES_PATH.length));
  return { files, loaded, read };
}

test.each([IMAGE, MASTER, '/_astro/fonts/0a1b2c.woff2'])(
  'the file %s of a page is read once, under a name of its own',
  async (url) => {
    const { files, loaded, read } = aSite();
    const address = files.addressOf(url);
    expect(address).toMatch(/^\/api\/desk\/content\/preview\/[0-9a-f]{32}$/);
    expect(Buffer.from((await read(address))?.bytes ?? []).toString()).toBe(url);
    await read(files.addressOf(url));
    expect(loaded).toEqual([url]);
  },
);

test.each([
  ['another host', '//elsewhere.example/_image'],
  ['a whole address', 'http://127.0.0.1/_image'],
  ['a backslash', '/\\elsewhere.example/VAN1.webp'],
  ['a file of the computer', '/@fs/etc/passwd'],
  ['a way out of the pictures', '/@fs/work/copy/src/assets/images/../../../.env.webp'],
  ['an encoded way out', '/@fs/work/copy/src/assets/images/%2e%2e/VAN1.webp'],
  ['a picture of another folder', '/@fs/work/other/src/assets/images/VAN/VAN1.webp'],
  ['a source', '/src/pages/index.astro'],
  ['a module', '/@id/astro'],
  ['the API', '/api/desk'],
  ['an image of another host', '/_image?href=https%3A%2F%2Felsewhere.example%2Fx.png&w=1&f=webp'],
  ['an image of a file of the computer', '/_image?href=%2F%40fs%2Fetc%2Fpasswd&f=webp'],
  ['a drawing', `${IMAGE.replace('f=avif', 'f=svg')}`],
  ['an image that is too large', `${IMAGE.replace('w=800', 'w=9999')}`],
  ['an unknown option', `${IMAGE}&background=x`],
  ['a drawing as data', 'data:image/svg+xml;base64,AAAA'],
  ['a page as data', 'data:text/html,x'],
])('a page has no address for %s', (_what, url) => {
  expect(aSite().files.addressOf(url)).toBeNull();
});

test.each([
  '',
  '../preview',
  '%2e%2e%2fpasswd',
  '/etc/passwd',
  '//elsewhere.example',
  `_image?href=${MASTER}`,
  '__proto__',
  '0'.repeat(32),
])('nothing is read by the name "%s", which no page has', async (name) => {
  const { files, loaded } = aSite();
  files.addressOf(IMAGE);
  expect(await files.read(name)).toBeNull();
  expect(loaded).toEqual([]);
});

test('styles are read as they were put, and a picture that is part of a page stays in it', async () => {
  const { files, read } = aSite();
  const file = await read(files.addressOfStyles('a{top:0}'));
  expect([file?.type, Buffer.from(file?.bytes ?? []).toString()]).toEqual(['text/css; charset=utf-8', 'a{top:0}']);
  expect(files.addressOf('data:image/png;base64,AAAA')).toBe('data:image/png;base64,AAAA');
});

test('a file that could not be loaded is asked for again', async () => {
  let times = 0;
  const files = createPreviewFiles(FOLDER, async () => {
    times += 1;
    if (times === 1) throw new Error('no connection');
    return { type: 'image/avif', bytes: Buffer.from('x') };
  });
  const name = files.addressOf(IMAGE)?.slice(PREVIEW_FILES_PATH.length) ?? '';
  expect(await files.read(name)).toBeNull();
  expect(await files.read(name)).not.toBeNull();
});
