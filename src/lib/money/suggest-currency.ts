import { COUNTRY_OF_ZONE } from './zone-countries.ts';

/** Facts about the traveller that a browser has without the network. */
export interface BrowserHints {
  /** `navigator.languages`, best first. */
  readonly languages: readonly string[];
  /** The time zone: `Asia/Tokyo`. */
  readonly timeZone: string;
}

/** The hints of this browser. */
export function hintsOf({ languages }: Pick<Navigator, 'languages'>): BrowserHints {
  return { languages, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}

/** Time zone of the Philippines, where most travellers are foreign: their language counts. */
const HERE = 'Asia/Manila';

function regionOf(language: string | undefined): string | null {
  try {
    const region = language ? new Intl.Locale(language).region : undefined;
    // `es-419` names a continent.
    return region && /^[A-Z]{2}$/.test(region) ? region : null;
  } catch {
    return null;
  }
}

/**
 * The country whose currency a first visit shows; null where there is no hint. The time zone counts
 * first, then the region of the first language that has one; never the network.
 *
 * @example suggestCountry({ languages: ['de-AT', 'en'], timeZone: 'Asia/Manila' }) // 'AT'
 */
export function suggestCountry({ languages, timeZone }: BrowserHints): string | null {
  const byZone = timeZone === HERE ? null : COUNTRY_OF_ZONE.get(timeZone);
  return byZone ?? languages.map(regionOf).find((region) => region !== null) ?? null;
}

/** The first language that the platform can format numbers in; en-US without one. */
export function suggestLocale({ languages }: BrowserHints): string {
  const supported = languages.filter((language) => {
    try {
      return Intl.NumberFormat.supportedLocalesOf(language).length > 0;
    } catch {
      return false;
    }
  });
  return supported[0] ?? 'en-US';
}
