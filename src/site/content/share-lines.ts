import type { Font } from 'opentype.js';
import type { Fonts } from './share-fonts.ts';

/** Characters of a line that one font draws. */
interface Run {
  readonly font: Font;
  readonly text: string;
}

function runsOf(text: string, fonts: Fonts): readonly Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const font = fonts.get(character);
    const last = runs.at(-1);
    if (!font) continue;
    if (last?.font === font) runs.splice(-1, 1, { font, text: last.text + character });
    else runs.push({ font, text: character });
  }
  return runs;
}

/** How near to the middle of two tenths a product may be wrong by its own rounding. */
const DOUBT = 1e-6;

/** A number to one decimal, as `Number(value.toFixed(1))`, in a tenth of the time. */
function roundToTenth(value: number): number {
  const tenths = value * 10;
  const rounded = Math.round(tenths);
  const isInDoubt = Math.abs(Math.abs(tenths - rounded) - 0.5) < DOUBT;
  return isInDoubt ? Number(value.toFixed(1)) : rounded / 10;
}

/** The outlines of a run. The library's own text of them has NaN for some coordinates. */
function outlineOfRun({ font, text }: Run, x: number, y: number, size: number): string {
  let outline = '';
  for (const { type, ...to } of font.getPath(text, x, y, size).commands) {
    let separator: string = type;
    for (const value of [to.x1, to.y1, to.x2, to.y2, to.x, to.y]) {
      if (value === undefined) continue;
      outline += separator + roundToTenth(value);
      separator = ' ';
    }
    // A command without coordinates, which closes a shape.
    if (separator === type) outline += type;
  }
  return outline;
}

/** The outlines of a line, without characters that no font has. */
export function outlineOf(text: string, x: number, y: number, size: number, fonts: Fonts): string {
  let left = x;
  const runs = runsOf(text, fonts);
  return runs
    .map((run, index) => {
      const outline = outlineOfRun(run, left, y, size);
      // Where the line ends, nobody asks.
      if (index < runs.length - 1) left += run.font.getAdvanceWidth(run.text, size);
      return outline;
    })
    .join('');
}

const OPENING = /^[（《「“‘(]/;

/** Whether a line may end between two parts: after a space, and around Chinese words. */
function isBreak(before: string, after: string): boolean {
  if (/\s$/.test(before)) return true;
  if (OPENING.test(before.slice(-1)) || /^[\p{P}\s]/u.test(after)) return OPENING.test(after);
  return /^\p{sc=Hani}/u.test(after) || /\p{sc=Hani}$/u.test(before);
}

const WORDS = new Intl.Segmenter('zh', { granularity: 'word' });

/** The parts of a text that stay in one line, with the spaces after them. */
function unbreakableParts(text: string): readonly string[] {
  const parts: string[] = [];
  for (const { segment } of WORDS.segment(text)) {
    const last = parts.at(-1);
    if (last === undefined || isBreak(last, segment)) parts.push(segment);
    else parts.splice(-1, 1, last + segment);
  }
  return parts;
}

/** A part of a text that stays in one line, and its widths at a size of one pixel. */
interface Part {
  readonly text: string;
  readonly width: number;
  /** Without the space after it. */
  readonly inkWidth: number;
}

const MEASURE_SIZE = 100;

/** Widths of texts by the fonts that draw them, as titles share most of their words. */
const knownWidths = new WeakMap<Fonts, Map<string, number>>();

function measure(text: string, fonts: Fonts): number {
  const runs = runsOf(text, fonts);
  return runs.reduce((sum, run) => sum + run.font.getAdvanceWidth(run.text, MEASURE_SIZE), 0) / MEASURE_SIZE;
}

/** The width of a text at a size of one pixel. */
function widthOf(text: string, fonts: Fonts): number {
  const widths = knownWidths.get(fonts) ?? new Map<string, number>();
  const width = widths.get(text) ?? measure(text, fonts);
  widths.set(text, width);
  knownWidths.set(fonts, widths);
  return width;
}

/** Measures a text once for all sizes, which takes most of the time of a picture's words. */
export function measureParts(text: string, fonts: Fonts): readonly Part[] {
  return unbreakableParts(text).map((part) => ({
    text: part,
    width: widthOf(part, fonts),
    inkWidth: widthOf(part.trimEnd(), fonts),
  }));
}

/** A measured text in lines that are at most so wide; a part that is wider has its own line. */
export function linesOf(parts: readonly Part[], size: number, maxWidth: number): readonly string[] {
  const lines: { text: string; width: number }[] = [];
  for (const { text, width, inkWidth } of parts) {
    const last = lines.at(-1);
    if (last && (last.width + inkWidth) * size <= maxWidth) {
      last.text += text;
      last.width += width;
    } else lines.push({ text, width });
  }
  return lines.map((line) => line.text.trim());
}
