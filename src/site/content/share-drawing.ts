import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { SHARE_SIZE } from '../page-models/share-picture.ts';
import { type Fonts, fontsFor } from './share-fonts.ts';
import { linesOf, measureParts, outlineOf } from './share-lines.ts';

/** The words on a share picture. */
export interface ShareWords {
  readonly siteName: string;
  readonly title: string;
  readonly note?: string | undefined;
}

/** Maximum bytes of a picture: messengers skip the preview of large ones. */
const MAX_BYTES = 120_000;

const QUALITIES = [80, 72, 64, 54, 44, 34];
const TITLE_SIZES = [84, 74, 66, 58, 50];
const MAX_TITLE_LINES = 3;
const LINE_HEIGHT = 1.12;
const NOTE_SIZE = 42;
const NAME_SIZE = 34;
const MARGIN = 64;
const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;
const TEXT_WIDTH = WIDTH - 2 * MARGIN;

/** The title in the largest size that needs few lines; in the smallest where none does. */
function titleBlock(text: string, fonts: Fonts): { readonly size: number; readonly lines: readonly string[] } {
  const parts = measureParts(text, fonts);
  const blocks = TITLE_SIZES.map((size) => ({ size, lines: linesOf(parts, size, TEXT_WIDTH) }));
  const [fitting] = blocks.filter(({ lines }) => lines.length <= MAX_TITLE_LINES);
  return fitting ?? { size: 50, lines: linesOf(parts, 50, TEXT_WIDTH).slice(0, MAX_TITLE_LINES) };
}

function wordsSvg({ siteName, title, note }: ShareWords, logo: string, fonts: Fonts): string {
  const drawLine = (text: string, x: number, y: number, size: number, fill: string) =>
    `<path fill="${fill}" d="${outlineOf(text, x, y, size, fonts)}"/>`;
  const { size, lines } = titleBlock(title, fonts);
  const lastLine = HEIGHT - MARGIN - (note ? NOTE_SIZE * 1.75 : 0);
  const titleLines = lines.map((line, index) =>
    drawLine(line, MARGIN, lastLine - (lines.length - 1 - index) * size * LINE_HEIGHT, size, '#fff'),
  );
  const shade = 'x2="0" y2="1"><stop offset="0" stop-color="#0b1622" stop-opacity=".6"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<linearGradient id="a" ${shade}<stop offset=".28" stop-color="#0b1622" stop-opacity=".05"/><stop offset=".4" stop-color="#0b1622" stop-opacity=".2"/><stop offset="1" stop-color="#0b1622" stop-opacity=".9"/></linearGradient>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#a)"/>
<g transform="translate(${MARGIN} 44) scale(1.3)">${logo}</g>
${drawLine(siteName, MARGIN + 68, 81, NAME_SIZE, '#fff')}
${titleLines.join('\n')}
${note ? drawLine(note, MARGIN, HEIGHT - MARGIN, NOTE_SIZE, '#ffd58a') : ''}
</svg>`;
}

/** The words as an SVG of paths, to lay over a photograph. */
export async function drawShareWords(words: ShareWords): Promise<string> {
  const { siteName, title, note = '' } = words;
  const fonts = await fontsFor([siteName, title, note]);
  const logo = await readFile(join(process.cwd(), 'public/favicon.svg'), 'utf8');
  return wordsSvg(words, logo.replace(/^<svg[^>]*>|<\/svg>\s*$/g, ''), fonts);
}

/** A photograph in the size of the picture, for the words of each language. */
export function fitPhotograph(photograph: Buffer): Promise<Buffer> {
  return sharp(photograph)
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** The picture with words on it, as a JPEG of at most 120 KB. */
export async function drawSharePicture(fitted: Buffer, words: string): Promise<Buffer> {
  const drawn = await sharp(fitted)
    .composite([{ input: Buffer.from(words) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const quality of QUALITIES) {
    const jpeg = await sharp(drawn.data, { raw: drawn.info }).jpeg({ quality, progressive: true }).toBuffer();
    if (jpeg.length <= MAX_BYTES) return jpeg;
  }
  throw new Error('A share picture takes more than 120 KB: choose a picture with fewer details.');
}
