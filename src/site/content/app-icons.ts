import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { AppIcon } from '../../lib/site/app-icons.ts';

/** The logo's blue, also for the area that a system may crop. */
const BACKGROUND = '#1976d2';

/** Systems may cut a maskable icon down to a circle of four fifths of its width. */
const SAFE_PART = 0.8;

async function drawIcon(size: number): Promise<Buffer> {
  const logo = await readFile(join(process.cwd(), 'public/favicon.svg'));
  return sharp(logo, { density: 72 * (size / 40) * 2 })
    .resize(size, size)
    .png()
    .toBuffer();
}

/** Sizes in `favicon.ico`, for browsers and services that ask for no other. */
const FAVICON_SIZES = [16, 32, 48];

const ICO_HEADER_BYTES = 6;
const ICO_ENTRY_BYTES = 16;

/** The logo as `favicon.ico`: PNG images behind a list of their sizes and places. */
export async function faviconIco(): Promise<Buffer> {
  const images = await Promise.all(FAVICON_SIZES.map(drawIcon));
  const head = Buffer.alloc(ICO_HEADER_BYTES + ICO_ENTRY_BYTES * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, image] of images.entries()) {
    const size = FAVICON_SIZES[index] ?? 0;
    const entry = ICO_HEADER_BYTES + ICO_ENTRY_BYTES * index;
    head.set([size, size, 0, 0, 1, 0, 32, 0], entry);
    head.writeUInt32LE(image.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  }
  return Buffer.concat([head, ...images]);
}

/** An icon of the installed app, drawn from the logo. */
export async function iconPng({ size, purpose }: AppIcon): Promise<Buffer> {
  if (purpose === 'any') return drawIcon(size);
  const inner = await drawIcon(Math.round(size * SAFE_PART));
  return sharp({ create: { width: size, height: size, channels: 3, background: BACKGROUND } })
    .composite([{ input: inner, gravity: 'centre' }])
    .png()
    .toBuffer();
}
