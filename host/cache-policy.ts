const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
const ONE_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

/**
 * The `Cache-Control` header of a file.
 *
 * @param path - the path of a file in `dist/client`, as in an address
 */
export function cachePolicyOf(path: string): string {
  // The name of a file in /_astro changes with its content.
  if (path.startsWith('/_astro/')) return IMMUTABLE;
  // Pictures of listings and of shared links keep their name when one is replaced.
  if (/^\/(?:images|share)\//.test(path)) return ONE_HOUR;
  return REVALIDATE;
}
