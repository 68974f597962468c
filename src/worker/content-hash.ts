/** Long enough that no two contents of a site share it. */
const LENGTH = 12;

/**
 * The revision of a content: the start of its SHA-256 in base64url. The build writes the same in
 * build/finish/content-cache.ts.
 */
export async function revisionOf(body: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', body);
  const text = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return text.replaceAll('+', '-').replaceAll('/', '_').slice(0, LENGTH);
}
