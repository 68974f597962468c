import { stripInvisibleChars } from './plain-text.schema.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Escapes a text for HTML, in an element or in a quoted attribute. Invisible characters that change
 * what follows are removed.
 */
export function escapeHtml(text: string): string {
  return stripInvisibleChars(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string);
}
