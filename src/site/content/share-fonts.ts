import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import opentype, { type Font } from 'opentype.js';

/** Static and zipped, as opentype.js reads neither WOFF2 nor a weight of the site's own face. */
const LATIN = '@fontsource/fraunces/files/fraunces-latin-600-normal.woff';

/** Style sheets of faces in many files, for what the first one lacks: Chinese and Korean. */
const SHEETS = ['@fontsource/zcool-xiaowei/400.css', '@fontsource/gowun-batang/700.css'];

const resolve = (name: string) => createRequire(join(process.cwd(), 'package.json')).resolve(name);

/** A file of a face, and the characters that its style sheet promises of it. */
interface FontFile {
  readonly name: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

function rangeOf(text: string): readonly [number, number] {
  const [first = '', last = first] = text.replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

async function readSheet(sheet: string): Promise<readonly FontFile[]> {
  const css = await readFile(resolve(sheet), 'utf8');
  const folder = sheet.slice(0, sheet.lastIndexOf('/'));
  return [...css.matchAll(/url\(\.\/([^)]+\.woff)\)[^}]*unicode-range: ([^;]+);/g)].map(([, file, ranges = '']) => ({
    name: `${folder}/${file}`,
    ranges: ranges.split(',').map((range) => rangeOf(range.trim())),
  }));
}

let sheets: Promise<readonly FontFile[]> | undefined;
const fonts = new Map<string, Promise<Font>>();

async function readFont(name: string): Promise<Font> {
  const file = await readFile(resolve(name));
  return opentype.parse(new Uint8Array(file).buffer);
}

function fontOf(name: string): Promise<Font> {
  const font = fonts.get(name) ?? readFont(name);
  fonts.set(name, font);
  return font;
}

async function fontFor(character: string): Promise<Font | undefined> {
  sheets ??= Promise.all(SHEETS.map(readSheet)).then((all) => all.flat());
  const code = character.codePointAt(0) ?? 0;
  const others = (await sheets).filter(({ ranges }) => ranges.some(([first, last]) => code >= first && code <= last));
  for (const name of [LATIN, ...others.map((file) => file.name)]) {
    const font = await fontOf(name);
    if (font.charToGlyphIndex(character) > 0) return font;
  }
  return undefined;
}

/** The fonts that have some characters, each read once a build. */
export type Fonts = ReadonlyMap<string, Font>;

const byCharacter = new Map<string, Font>();
const missing = new Set<string>();

/**
 * Finds a font for every character of some texts; one that no font has is not among them. All texts
 * get the same map, as thousands of titles share their characters.
 */
export async function fontsFor(texts: readonly string[]): Promise<Fonts> {
  for (const character of new Set(texts.join(''))) {
    if (byCharacter.has(character) || missing.has(character)) continue;
    const font = await fontFor(character);
    if (font) byCharacter.set(character, font);
    else missing.add(character);
  }
  return byCharacter;
}
