/** The site as passkeys know it: they work for one host alone. */
export interface RelyingParty {
  readonly id: string;
  /** The name that devices show. */
  readonly name: string;
  /** The origin of its pages. */
  readonly origin: string;
}

/** The addresses of a site. */
export interface SiteAddress {
  readonly name: string;
  /** The setting `SITE_URL`, if there is one. */
  readonly siteUrl: string | undefined;
  /** The address in the site's content. */
  readonly publicUrl: string;
}

const LOCALHOST = /^http:\/\/localhost(?::\d+)?$/;

/**
 * The relying party for pages of an origin; null for a foreign one. Without `SITE_URL` the site may
 * also be tried on localhost, with passkeys of its own.
 *
 * @param origin the origin of the page that asks; null where no browser does
 */
export function relyingPartyOf({ name, siteUrl, publicUrl }: SiteAddress, origin: string | null): RelyingParty | null {
  const own = new URL(siteUrl ?? publicUrl);
  if (origin === null || origin === own.origin) return { id: own.hostname, name, origin: own.origin };
  return siteUrl === undefined && LOCALHOST.test(origin) ? { id: 'localhost', name, origin } : null;
}
