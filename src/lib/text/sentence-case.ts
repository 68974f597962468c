/**
 * A text that continues a sentence: its first letter is small.
 *
 * @example `We reply ${lowerFirst('Every day')}` // 'We reply every day'
 */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** A text that begins a sentence: its first letter is a capital. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
