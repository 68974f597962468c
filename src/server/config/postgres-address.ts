/**
 * Reads an address such as `postgres://user:password@db.example.com:5432/palawan`; null for anything else. Where a sign of the password is not encoded, the password ends
 * there: the address may still make sense, and the rest would be shown wherever the database is named. The `@` that comes later gives it away.
 */
export function parsePostgresAddress(text: string): URL | null {
  const url = /\s/.test(text) ? null : URL.parse(text);
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol) || url.hash !== '') return null;
  return url.pathname.includes('@') || url.search.includes('@') ? null : url;
}
