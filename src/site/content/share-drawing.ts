import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import opentype, { type Font } from 'opentype.js';
import sharp from 'sharp';
import { SHARE_SIZE } from '../page-models/share-picture.ts';

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

/** Static and zipped, as opentype.js reads neither WOFF2 nor a weight of the site's own face. */
const FONT = '@fontsource/fraunces/files/fraunces-latin-600-normal.woff';

async function readFont(): Promise<Font> {
  const file = await readFile(createRequire(join(process.cwd(), 'package.json')).resolve(FONT));
  return opentype.parse(new Uint8Array(file).buffer);
}

let font: Promise<Font> | undefined;

/** The text without characters that the typeface lacks. */
function drawable(text: string, face: Font): string {
  return [...text].filter((character) => face.charToGlyphIndex(character) > 0).join('');
}

/** The outlines of a line. The library's own text of them has NaN for some coordinates. */
function outlineOf(text: string, x: number, y: number, size: number, face: Font): string {
  return face
    .getPath(text, x, y, size)
    .commands.map(({ type, ...to }) => {
      const points = [to.x1, to.y1, to.x2, to.y2, to.x, to.y].filter((value) => value !== undefined);
      return `${type}${points.map((value) => Number(value.toFixed(1))).join(' ')}`;
    })
    .join('');
}

function linesOf(text: string, size: number, face: Font): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    const fits = lines.length > 0 && face.getAdvanceWidth(longer, size) <= TEXT_WIDTH;
    lines.splice(fits ? -1 : lines.length, 1, fits ? longer : word);
  }
  return lines;
}

/** The title in the largest size that needs few lines; in the smallest where none does. */
function titleBlock(text: string, face: Font): { readonly size: number; readonly lines: readonly string[] } {
  const blocks = TITLE_SIZES.map((size) => ({ size, lines: linesOf(text, size, face) }));
  const [fitting] = blocks.filter(({ lines }) => lines.length <= MAX_TITLE_LINES);
  return fitting ?? { size: 50, lines: linesOf(text, 50, face).slice(0, MAX_TITLE_LINES) };
}

function wordsSvg({ siteName, title, note }: ShareWords, logo: string, face: Font): string {
  const drawLine = (text: string, x: number, y: number, size: number, fill: string) =>
    `<path fill="${fill}" d="${outlineOf(drawable(text, face), x, y, size, face)}"/>`;
  const { size, lines } = titleBlock(drawable(title, face), face);
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
  font ??= readFont();
  const logo = await readFile(join(process.cwd(), 'public/favicon.svg'), 'utf8');
  return wordsSvg(words, logo.replace(/^<svg[^>]*>|<\/svg>\s*$/g, ''), await font);
}

/** The picture with words on it, as a JPEG of at most 120 KB. */
export async function drawSharePicture(photograph: Buffer, words: string): Promise<Buffer> {
  const drawn = await sharp(photograph)
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .composite([{ input: Buffer.from(words) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const quality of QUALITIES) {
    const jpeg = await sharp(drawn.data, { raw: drawn.info }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= MAX_BYTES) return jpeg;
  }
  throw new Error('A share picture takes more than 120 KB: choose a picture with fewer details.');
}
