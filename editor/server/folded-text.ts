/** Words in lines of a width; what has no spaces takes a line of its own. */
function foldWords(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text === '' ? [] : text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * Lines of a folded text with new words: those before and after the change stay. Null where the
 * text has spaces or line breaks that folding would lose.
 *
 * @param lines as the file has them, without their indentation
 */
export function refoldedLines(lines: readonly string[], text: string): readonly string[] | null {
  const isFolded = lines.length > 1 && lines.every((line) => /^\S(?:.*\S)?$/.test(line));
  if (!isFolded || /\n|\t| {2}|^ | $/.test(text)) return null;
  let rest = text;
  let before = 0;
  while (before < lines.length && `${rest} `.startsWith(`${lines[before]} `)) {
    rest = rest.slice(`${lines[before]} `.length);
    before += 1;
  }
  let after = lines.length;
  while (after > before && ` ${rest}`.endsWith(` ${lines[after - 1]}`)) {
    after -= 1;
    rest = rest.slice(0, Math.max(0, rest.length - ` ${lines[after]}`.length));
  }
  const width = Math.max(...lines.map(({ length }) => length));
  return [...lines.slice(0, before), ...foldWords(rest, width), ...lines.slice(after)];
}
