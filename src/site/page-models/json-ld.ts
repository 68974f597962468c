import type { Thing, WithContext } from 'schema-dts';

/** One block of structured data for search engines. */
export type StructuredData = WithContext<Thing>;

/** The block as text that cannot end its script element early. */
export function jsonLdText(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
