import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readContentFile } from '../../editor/server/content-folder.ts';
import { createContentWriter } from '../../editor/server/content-writer.ts';
import { createPictures, type Pictures } from '../../editor/server/pictures.ts';

const GROUPS = 'settings/image-groups.yaml';
const ASKED = { key: 'VAN/2', alt: 'A green van at a pier', isPhotograph: 'yes' } as const;

let root = '';
let pictures: Pictures;
const inContent = (path: string) => join(root, 'src/content', path);
const inPictures = (path: string) => join(root, 'src/assets/images', path);
const groupsOf = (path: string) =>
  readContentFile(join(root, 'src/content'), path).data as {
    readonly groups: Readonly<Record<string, readonly string[]>>;
    readonly photographs?: readonly string[];
  };

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(inContent('settings'), { recursive: true });
  for (const file of readdirSync('src/content/settings').filter((name) => name.startsWith('image-groups'))) {
    cpSync(join('src/content/settings', file), inContent(`settings/${file}`));
  }
  cpSync('src/assets/images/VAN', inPictures('VAN'), { recursive: true });
  const contentFolder = join(root, 'src/content');
  const { write } = createContentWriter(root, contentFolder);
  pictures = createPictures({ root, contentFolder, picturesFolder: join(root, 'src/assets/images'), write });
});

afterEach(() => rmSync(root, { recursive: true }));

/** A picture that is red on its left half and blue on its right. */
function aPicture(width = 2400, height = 1600): Sharp {
  const blue = { create: { width: width / 2, height, channels: 3, background: 'blue' } } as const;
  return sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    { input: blue, left: width / 2, top: 0 },
  ]);
}

const jpeg = () => aPicture().jpeg().toBuffer();

async function colourAt(file: string, left: number, top: number): Promise<string> {
  const [red = 0, , blue = 0] = await sharp(readFileSync(file))
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return red > blue ? 'red' : 'blue';
}

describe('the list of pictures', () => {
  test('has each picture with its text and size, and none of groups without files', async () => {
    const list = await pictures.list();
    expect(list.map(({ key }) => key)).toEqual(['VAN/1', 'VAN/2', 'VAN/3', 'VAN/4', 'VAN/5']);
    const alt = groupsOf(GROUPS).groups['VAN']?.[2];
    expect(list[2]).toEqual({ key: 'VAN/3', alt, width: 1600, height: 1067, isPhotograph: false });
  });

  test('knows a file that was put in the place of a picture, as editing.md says', async () => {
    await pictures.list();
    await aPicture(1800, 1200).webp().toFile(inPictures('VAN/VAN3.webp'));
    expect((await pictures.list())[2]).toMatchObject({ key: 'VAN/3', width: 1800, height: 1200 });
  });

  test('has small copies in WebP, and the first picture where one is missing', async () => {
    const small = await pictures.small('VAN/3');
    expect(await sharp(small ?? undefined).metadata()).toMatchObject({ format: 'webp', width: 240 });
    expect(await pictures.small('VAN/3')).toEqual(small);
    rmSync(inPictures('VAN/VAN3.webp'));
    expect(await pictures.small('VAN/3')).toEqual(await pictures.small('VAN/1'));
  });

  test.each(['VAN/6', 'UR/1', '../VAN/1', 'VAN/1/../2', '__proto__/1', ''])(
    'has no small copy of "%s"',
    async (key) => {
      expect(await pictures.small(key)).toBeNull();
    },
  );
});

describe('a picture that is sent', () => {
  test('takes the place of another in the size of all, with its text, as a photograph', async () => {
    expect(await pictures.upload(ASKED, await jpeg())).toEqual({
      ...{ key: 'VAN/2', alt: ASKED.alt, isPhotograph: true },
      ...{ width: 1600, height: 1067 },
    });
    const file = inPictures('VAN/VAN2.webp');
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 1067 });
    expect([await colourAt(file, 10, 10), await colourAt(file, 1590, 10)]).toEqual(['red', 'blue']);
    const { groups, photographs } = groupsOf(GROUPS);
    expect([groups['VAN']?.[1], photographs]).toEqual([ASKED.alt, ['VAN/2']]);
    expect(readFileSync(inContent(GROUPS), 'utf8')).toContain('# Alternative texts of the five pictures');
    expect(readdirSync(root).filter((name) => name.includes('unfinished'))).toEqual([]);
  });

  test('is no photograph any more where it is an illustration', async () => {
    await pictures.upload(ASKED, await jpeg());
    await pictures.upload({ ...ASKED, isPhotograph: 'no' }, await jpeg());
    expect(groupsOf(GROUPS).photographs).toEqual([]);
  });

  test('is cropped in hundredths', async () => {
    await pictures.upload({ ...ASKED, crop: '0,0,50,75' }, await aPicture(4800, 2400).png().toBuffer());
    expect(await colourAt(inPictures('VAN/VAN2.webp'), 1590, 10)).toBe('red');
  });

  test('stands upright, and says nothing of its camera and place', async () => {
    const exif = { IFD0: { Model: 'A camera' }, IFD3: { GPSLatitude: '9/1 44/1 0/1' } };
    const turned = await sharp(await aPicture().png().toBuffer())
      .rotate(90)
      .toBuffer();
    const sideways = await sharp(turned).withMetadata({ orientation: 8, exif }).jpeg().toBuffer();
    await pictures.upload(ASKED, sideways);
    const { exif: left, orientation, icc, xmp } = await sharp(inPictures('VAN/VAN2.webp')).metadata();
    expect([left, orientation, icc, xmp]).toEqual([undefined, undefined, undefined, undefined]);
    expect(await colourAt(inPictures('VAN/VAN2.webp'), 10, 10)).toBe('red');
  });

  test.each(['webp', 'avif', 'png'] as const)('may be %s', async (format) => {
    const sent = await aPicture(1700, 1134).toFormat(format).toBuffer();
    expect(await pictures.upload(ASKED, sent)).toMatchObject({ width: 1600 });
  });

  test('begins a group, also in the translations', async () => {
    await pictures.upload({ ...ASKED, key: 'SEA/1' }, await jpeg());
    expect(existsSync(inPictures('SEA/SEA1.webp'))).toBe(true);
    for (const file of [GROUPS, 'settings/image-groups.fr.yaml']) {
      expect(groupsOf(file).groups['SEA']).toEqual(new Array(5).fill(ASKED.alt));
    }
  });

  test('is refused as the second one of a group that has no first', async () => {
    const sent = await jpeg();
    await expect(pictures.upload({ ...ASKED, key: 'SEA/2' }, sent)).rejects.toThrow('begin it with the picture SEA/1');
    expect(existsSync(inPictures('SEA'))).toBe(false);
  });
});

/** A PNG that says that it has a billion pixels. */
function aBomb(): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d4948445200007d0000007d000802000000', 'hex');
  return Buffer.concat([header, Buffer.alloc(40)]);
}

test.each<[string, () => Promise<Uint8Array>, RegExp]>([
  [
    'a drawing',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/></svg>'),
    /no JPEG/,
  ],
  ['an archive that is called a picture', async () => Buffer.from('PK\x03\x04picture.png'), /no JPEG/],
  ['nothing', async () => new Uint8Array(), /no JPEG/],
  ['a page', async () => Buffer.from('<script>alert(1)</script>'), /no JPEG/],
  ['an animation', async () => aPicture(1700, 1134).gif().toBuffer(), /no JPEG/],
  ['half a photograph', async () => (await jpeg()).subarray(0, 9000), /damaged/],
  ['the beginning of a photograph', async () => Buffer.from('ffd8ffe000104a464946', 'hex'), /damaged/],
  ['a picture of a billion pixels', async () => aBomb(), /too large|damaged/],
  [
    'a picture of 120 megapixels',
    async () =>
      sharp({ create: { width: 12_000, height: 10_000, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    /too large/,
  ],
  ['a picture that is too small', async () => aPicture(1200, 800).jpeg().toBuffer(), /too small.*1200 × 800/],
])('%s is refused with a reason, and no file changes', async (_what, bytes, reason) => {
  const [picture, texts] = [readFileSync(inPictures('VAN/VAN2.webp')), readFileSync(inContent(GROUPS))];
  await expect(pictures.upload(ASKED, await bytes())).rejects.toThrow(reason);
  expect(readFileSync(inPictures('VAN/VAN2.webp'))).toEqual(picture);
  expect(readFileSync(inContent(GROUPS))).toEqual(texts);
});

test('a crop that is too small or outside of the picture is refused', async () => {
  const sent = await jpeg();
  for (const crop of ['0,0,10,10', '100,100,100,100', '99.9,0,999,100', '0,0,0,0']) {
    await expect(pictures.upload({ ...ASKED, crop }, sent)).rejects.toThrow('too small');
  }
});
