import type { Part } from './yaml-parts.ts';

/** A member of a block collection with the lines above it. */
export interface LinedPart {
  /** Blank lines, and comments that stand apart from it. */
  readonly loose: string;
  /** Comments directly above it. */
  readonly comments: string;
  /** Whether it begins within a line, behind the dash of a list. */
  readonly isInLine: boolean;
  /** Behind the line break of its last line. */
  readonly end: number;
}

/** Where the line begins that has an offset. */
export const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1;

/** Where the next line begins. The text ends with a line break. */
export const nextLine = (text: string, offset: number) => text.indexOf('\n', offset) + 1;

const linesOf = (text: string) => text.match(/.*\n/g) ?? [];

/** Lines above a member: its comments are the last ones that are not indented deeper than it. */
function splitLines(text: string, column: number): Pick<LinedPart, 'loose' | 'comments'> {
  const lines = linesOf(text);
  const isOwn = (line: string) => /^\s*#/.test(line) && line.search(/#/) <= column;
  const count = lines.toReversed().findIndex((line) => !isOwn(line));
  const index = count < 0 ? 0 : lines.length - count;
  return { loose: lines.slice(0, index).join(''), comments: lines.slice(index).join('') };
}

/** The members of a block collection with their lines, from an offset on. */
export function linedParts(text: string, parts: readonly Part[], from: number): readonly LinedPart[] {
  let before = from;
  return parts.map((part) => {
    const start = lineStart(text, part.start);
    const isInLine = start < before;
    const above = isInLine ? '' : text.slice(before, start);
    before = nextLine(text, part.end);
    return { ...splitLines(above, part.start - start), isInLine, end: before };
  });
}

/**
 * Where the first field of a file begins with its comments. What is above, a blank line between
 * them, is about the file.
 */
export function firstFieldStart(text: string, start: number): number {
  const line = lineStart(text, start);
  const lines = linesOf(text.slice(0, line));
  const apart = lines.findLastIndex((above) => !above.startsWith('#'));
  const isBlank = lines[apart]?.trim() === '';
  return isBlank ? lines.slice(0, apart + 1).join('').length : line;
}

/** A member as it will stand in the file. */
export interface Placed {
  /** Which one it was; null for a new one. */
  readonly from: number | null;
  /** From its key or dash on, with its last line break. */
  readonly body: string;
}

const IS_BLANK = /^\s*$/;

/** Comments ahead of what begins behind a dash: the first one on its line. */
function inLineComments(comments: string, indent: string): string {
  return comments === '' ? '' : comments.trimStart() + indent;
}

/** A block collection from its members, with their comments, indentation and blank lines. */
export function joinLines(old: readonly LinedPart[], members: readonly Placed[], column: number): string {
  const indent = ' '.repeat(column);
  const [first, ...others] = old;
  const isSpaced = others.length > 0 && others.every(({ loose }) => loose.startsWith('\n'));
  const gone = new Set(old.keys());
  for (const { from } of members) if (from !== null) gone.delete(from);
  let passed = 0;
  /** Comments that stood apart from members which are gone. */
  const left = (until: number) => {
    const lost = [...gone].filter((index) => index >= passed && index < until);
    passed = Math.max(passed, until);
    return lost.map((index) => (IS_BLANK.test(old[index]?.loose ?? '') ? '' : (old[index]?.loose ?? ''))).join('');
  };
  const texts = members.map(({ from, body }, index) => {
    const own = from === null ? undefined : old[from];
    const loose = (from === null ? '' : left(from)) + (own?.loose ?? '');
    if (index > 0) {
      const gap = isSpaced && !loose.startsWith('\n') ? '\n' : '';
      return `${gap}${loose}${own?.comments ?? ''}${indent}${body}`;
    }
    const above = (first?.loose.startsWith('\n') ? loose : loose.replace(/^\n+/, '')) + (own?.comments ?? '');
    return first?.isInLine ? `${inLineComments(above, indent)}${body}` : `${above}${indent}${body}`;
  });
  return texts.join('') + left(old.length);
}
