import { inflateSync } from 'node:zlib';

interface PdfObject {
  readonly dictionary: string;
  readonly stream: string;
}

/** The head of an object: its number, its dictionary, and whether a stream follows. */
const OBJECT = /(?<=^|\n)(\d+) 0 obj\n((?:(?!endobj|stream\n)[\s\S])*)(stream\n)?/g;

/** The objects of a PDF as Chromium writes it, by number, with their streams inflated. */
function objectsOf(file: Buffer): ReadonlyMap<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  for (const { 0: head, 1: id = '', 2: dictionary = '', 3: stream, index } of file
    .toString('latin1')
    .matchAll(OBJECT)) {
    objects.set(id, { dictionary, stream: stream ? streamAt(file, index + head.length, dictionary) : '' });
  }
  return objects;
}

function streamAt(file: Buffer, begin: number, dictionary: string): string {
  const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
  const bytes = file.subarray(begin, begin + length);
  return (dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

const fromHex = (hex: string) => Number.parseInt(hex, 16);

/** The letters of a hexadecimal UTF-16 text. */
const charactersOf = (hex: string) => String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map(fromHex));

interface Glyphs {
  /** How many hexadecimal digits a glyph has. */
  readonly digits: number;
  readonly glyphs: ReadonlyMap<number, string>;
}

/** The letters that a font's hexadecimal text stands for. */
function decoded(hex: string, { digits, glyphs }: Glyphs): string {
  const codes = hex.match(new RegExp(`.{${digits}}`, 'g')) ?? [];
  return codes.map((code) => glyphs.get(fromHex(code)) ?? '').join('');
}

/** What each glyph of a font stands for. */
function glyphsOf(map: string): Glyphs {
  const glyphs = new Map<number, string>();
  const digits = /begincodespacerange\s*<(\w+)>/.exec(map)?.[1]?.length ?? 4;
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, from = '', to = ''] of block.matchAll(/<(\w+)> <(\w+)>/g))
      glyphs.set(fromHex(from), charactersOf(to));
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', last = '', to = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let glyph = fromHex(from); glyph <= fromHex(last); glyph += 1)
        glyphs.set(glyph, String.fromCharCode(fromHex(to) + glyph - fromHex(from)));
  return { digits, glyphs };
}

/** The fonts of a PDF by the name that its pages call them. */
function fontsOf(objects: ReadonlyMap<string, PdfObject>): ReadonlyMap<string, Glyphs> {
  const fonts = new Map<string, Glyphs>();
  for (const { dictionary } of objects.values())
    for (const [, name = '', id = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.dictionary ?? '')?.[1] ?? '';
      fonts.set(name, glyphsOf(objects.get(map)?.stream ?? ''));
    }
  return fonts;
}

/**
 * Every text that a PDF of Chromium prints, without spaces. Those are gaps between letters there.
 */
export function pdfText(file: Buffer): string {
  const objects = objectsOf(file);
  const fonts = fontsOf(objects);
  let text = '';
  for (const { dictionary, stream } of objects.values()) {
    if (!stream.includes(' Tf') || dictionary.includes('/ToUnicode')) continue;
    let glyphs = glyphsOf('');
    for (const [, font, hex = ''] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
      if (font) glyphs = fonts.get(font) ?? glyphs;
      else text += decoded(hex, glyphs);
    }
  }
  return text.normalize('NFKC').replace(/\s/g, '');
}
