import type { GeoCoordinates, TravelAgency, WebSite, WithContext } from 'schema-dts';
import type { Language } from '../../lib/languages/language.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { iconPath, PATHS } from '../../lib/navigation/paths.ts';
import type { Site } from '../../lib/site/site.schema.ts';

export const CONTEXT = 'https://schema.org';

/** The icon of the installed app that is large enough for a logo. */
const LOGO_ICON = 'app-512';

/** The site itself, for the home page. */
export function siteData({ name, url }: Site, language: Language): WithContext<WebSite> {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name,
    url: homeUrl(url, language),
    inLanguage: language,
    publisher: { '@id': operatorId(url) },
  };
}

/** The address of the home page, as its canonical link has it. */
function homeUrl(siteUrl: string, language: Language): string {
  return `${siteUrl}${localizedPath(PATHS.home, language)}`.replace(/\/$/, '');
}

/** The id by which other data name the operator. */
function operatorId(url: string): string {
  return `${url}/#operator`;
}

/** The address of the logo. */
export function logoUrl(url: string): string {
  return `${url}${iconPath(LOGO_ICON)}`;
}

/** A place on the map. */
export function geoOf({
  latitude,
  longitude,
}: {
  readonly latitude: number;
  readonly longitude: number;
}): GeoCoordinates {
  return { '@type': 'GeoCoordinates', latitude, longitude };
}

/** The operator, for the home page. What the settings do not have is left out. */
export function operatorData(site: Site, shareImage: string, language: Language): WithContext<TravelAgency> {
  const { name, url, contacts, address, seoDescription, openingHours, position, profiles } = site;
  return {
    '@context': CONTEXT,
    '@type': 'TravelAgency',
    '@id': operatorId(url),
    name,
    url: homeUrl(url, language),
    logo: logoUrl(url),
    image: `${url}${shareImage}`,
    description: seoDescription,
    email: contacts.email,
    telephone: contacts.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: 'PH',
    },
    ...(position && { geo: geoOf(position) }),
    ...(openingHours && {
      openingHoursSpecification: openingHours.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        dayOfWeek: days,
        opens,
        closes,
      })),
    }),
    ...(profiles && { sameAs: profiles }),
  };
}
