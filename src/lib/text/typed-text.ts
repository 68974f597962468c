/** Line breaks and tabs are typed; any other control character was pasted, or made by a program. PostgreSQL keeps no text with U+0000. */
const UNTYPED = /(?![\t\n\r])\p{Cc}/u;

/** Whether a text has a control character that nobody types. */
export function hasUntyped(text: string): boolean {
  return UNTYPED.test(text);
}

/** The text with a space for each control character that nobody types. */
export function typedText(text: string): string {
  return text.replace(new RegExp(UNTYPED, 'gu'), ' ');
}
