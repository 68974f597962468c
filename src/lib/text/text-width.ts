/** Characters as wide as two: Korean, Chinese and their signs. */
const WIDE = /[\u1100-\u11ff\u2e80-\uffdc]/g;

/**
 * How wide a text is, in Latin characters.
 *
 * @example textWidth('El Nido 爱妮岛') // 14
 */
export function textWidth(text: string): number {
  return text.length + (text.match(WIDE)?.length ?? 0);
}
