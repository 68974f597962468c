import { stripInvisibleChars } from './plain-text.schema.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Plain text as HTML, in an element or in a quoted attribute: as it is seen, so that nothing in it turns what follows. */
export function escapeHtml(text: string): string {
  return stripInvisibleChars(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string);
}
