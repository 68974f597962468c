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

/** The outlines of a run. The library's own text of them has NaN for some coordinates. */
function outlineOfRun({ font, text }: Run, x: number, y: number, size: number): string {
  return font
    .getPath(text, x, y, size)
    .commands.map(({ type, ...to }) => {
      const points = [to.x1, to.y1, to.x2, to.y2, to.x, to.y].filter((value) => value !== undefined);
      return `${type}${points.map((value) => Number(value.toFixed(1))).join(' ')}`;
    })
    .join('');
}

/** The outlines of a line, without characters that no font has. */
export function outlineOf(text: string, x: number, y: number, size: number, fonts: Fonts): string {
  let left = x;
  return runsOf(text, fonts)
    .map((run) => {
      const outline = outlineOfRun(run, left, y, size);
      left += run.font.getAdvanceWidth(run.text, size);
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

/** The parts of a text that stay in one line, with the spaces after them. */
function unbreakableParts(text: string): readonly string[] {
  const parts: string[] = [];
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
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

/** Measures a text once for all sizes, which takes most of the time of a picture's words. */
export function measureParts(text: string, fonts: Fonts): readonly Part[] {
  const widthOf = (part: string) =>
    runsOf(part, fonts).reduce((width, run) => width + run.font.getAdvanceWidth(run.text, MEASURE_SIZE), 0) /
    MEASURE_SIZE;
  return unbreakableParts(text).map((part) => ({
    text: part,
    width: widthOf(part),
    inkWidth: widthOf(part.trimEnd()),
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
