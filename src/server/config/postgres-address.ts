/**
 * Parses an address such as `postgres://user:password@db.example.com/palawan`, else null. An
 * unencoded character in the password is refused: the rest of the password would be shown as part
 * of the host. It is recognized by a later `@`.
 */
export function parsePostgresAddress(text: string): URL | null {
  const url = /\s/.test(text) ? null : URL.parse(text);
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol) || url.hash !== '') return null;
  return url.pathname.includes('@') || url.search.includes('@') ? null : url;
}
