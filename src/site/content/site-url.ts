/**
 * The public address, without a slash at its end.
 *
 * @param configured the one in the settings; `SITE_URL` in the environment replaces it, so that a
 * preview build links to itself
 */
export function siteUrl(configured: string): string {
  return (process.env['SITE_URL'] || configured).replace(/\/+$/, '');
}
