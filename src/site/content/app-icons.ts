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

/** An icon of the installed app, drawn from the logo. */
export async function iconPng({ size, purpose }: AppIcon): Promise<Buffer> {
  if (purpose === 'any') return drawIcon(size);
  const inner = await drawIcon(Math.round(size * SAFE_PART));
  return sharp({ create: { width: size, height: size, channels: 3, background: BACKGROUND } })
    .composite([{ input: inner, gravity: 'centre' }])
    .png()
    .toBuffer();
}
