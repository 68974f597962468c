/** What a browser tells without being asked over the network. */
export interface BrowserHints {
  /** `navigator.languages`, best first. */
  readonly languages: readonly string[];
  /** As in `Asia/Tokyo`. */
  readonly timeZone: string;
}

/** The hints of this browser. */
export function hintsOf({ languages }: Pick<Navigator, 'languages'>): BrowserHints {
  return { languages, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}

/** Zones that name a country more surely than a language does; where somebody lives decides what they pay with. */
const COUNTRY_OF_ZONE: Readonly<Record<string, string>> = {
  'America/Los_Angeles': 'US',
  'America/New_York': 'US',
  'America/Chicago': 'US',
  'America/Denver': 'US',
  'America/Toronto': 'CA',
  'America/Vancouver': 'CA',
  'America/Mexico_City': 'MX',
  'America/Sao_Paulo': 'BR',
  'America/Argentina/Buenos_Aires': 'AR',
  'Asia/Bangkok': 'TH',
  'Asia/Dubai': 'AE',
  'Asia/Ho_Chi_Minh': 'VN',
  'Asia/Hong_Kong': 'HK',
  'Asia/Jakarta': 'ID',
  'Asia/Kolkata': 'IN',
  'Asia/Kuala_Lumpur': 'MY',
  'Asia/Kuwait': 'KW',
  'Asia/Seoul': 'KR',
  'Asia/Shanghai': 'CN',
  'Asia/Singapore': 'SG',
  'Asia/Taipei': 'TW',
  'Asia/Tokyo': 'JP',
  'Asia/Jerusalem': 'IL',
  'Australia/Brisbane': 'AU',
  'Australia/Melbourne': 'AU',
  'Australia/Perth': 'AU',
  'Australia/Sydney': 'AU',
  'Europe/Amsterdam': 'NL',
  'Europe/Berlin': 'DE',
  'Europe/Brussels': 'BE',
  'Europe/Copenhagen': 'DK',
  'Europe/Dublin': 'IE',
  'Europe/Helsinki': 'FI',
  'Europe/Lisbon': 'PT',
  'Europe/London': 'GB',
  'Europe/Madrid': 'ES',
  'Europe/Oslo': 'NO',
  'Europe/Paris': 'FR',
  'Europe/Prague': 'CZ',
  'Europe/Rome': 'IT',
  'Europe/Stockholm': 'SE',
  'Europe/Vienna': 'AT',
  'Europe/Warsaw': 'PL',
  'Europe/Zurich': 'CH',
  'Pacific/Auckland': 'NZ',
};

/** Travellers who are in the Philippines already are mostly from elsewhere: their language says from where. */
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
 * The country whose currency a first visit is shown: by the time zone, else by the region of the first language that
 * has one, else null. Never asks the network.
 *
 * @example proposeCountry({ languages: ['de-AT', 'en'], timeZone: 'Asia/Manila' }) // 'AT'
 */
export function proposeCountry({ languages, timeZone }: BrowserHints): string | null {
  const byZone = timeZone !== HERE && Object.hasOwn(COUNTRY_OF_ZONE, timeZone) ? COUNTRY_OF_ZONE[timeZone] : null;
  return byZone ?? languages.map(regionOf).find((region) => region !== null) ?? null;
}

/** The first language that the platform can format numbers in; en-US when there is none. */
export function proposeLocale({ languages }: BrowserHints): string {
  const supported = languages.filter((language) => {
    try {
      return Intl.NumberFormat.supportedLocalesOf(language).length > 0;
    } catch {
      return false;
    }
  });
  return supported[0] ?? 'en-US';
}
