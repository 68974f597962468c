import type { BrowserHints } from '../money/suggest-currency.ts';

/**
 * The European Economic Area, the United Kingdom, Switzerland and Brazil. Their territories that a
 * locale may name are included.
 */
const REGIONS = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO GB GG GI IM JE CH BR AX BL FO GF GP IC EA MF MQ NC PF PM RE SJ TF WF YT'.split(
    ' ',
  ),
);

/** Zones of those regions outside of `Europe/`, by every name that a browser may use. */
const ZONES = new Set(
  [
    'Africa/Ceuta',
    'America/Araguaina America/Bahia America/Belem America/Boa_Vista America/Campo_Grande America/Cuiaba America/Eirunepe America/Fortaleza',
    'America/Maceio America/Manaus America/Noronha America/Porto_Acre America/Porto_Velho America/Recife America/Rio_Branco America/Santarem',
    'America/Sao_Paulo Brazil/Acre Brazil/DeNoronha Brazil/East Brazil/West',
    'America/Cayenne America/Guadeloupe America/Marigot America/Martinique America/Miquelon America/St_Barthelemy',
    'Arctic/Longyearbyen Asia/Famagusta Asia/Nicosia',
    'Atlantic/Azores Atlantic/Canary Atlantic/Faeroe Atlantic/Faroe Atlantic/Jan_Mayen Atlantic/Madeira Atlantic/Reykjavik',
    'Indian/Kerguelen Indian/Mayotte Indian/Reunion',
    'Pacific/Gambier Pacific/Marquesas Pacific/Noumea Pacific/Tahiti Pacific/Wallis',
  ].flatMap((names) => names.split(' ')),
);

/**
 * Whether a time zone may be in a region that needs consent. All of `Europe/` counts, and zones
 * that name no place, such as `UTC`.
 */
function isZoneOfQuestion(timeZone: string): boolean {
  const namesPlace = timeZone.includes('/') && !timeZone.startsWith('Etc/');
  return !namesPlace || timeZone.startsWith('Europe/') || ZONES.has(timeZone);
}

/**
 * Whether a language is mostly spoken in a region that needs consent. Its own region counts first;
 * `de` counts for Germany.
 */
function isLanguageOfQuestion(language: string): boolean {
  try {
    return REGIONS.has(new Intl.Locale(language).maximize().region ?? '');
  } catch {
    return false;
  }
}

/**
 * Whether the law where the traveller probably is requires asking for consent. One matching time
 * zone or language is enough; the network is never asked
 * (docs/decisions/0025-consent-by-region.md).
 *
 * @example isConsentAsked({ languages: ['de'], timeZone: 'Asia/Manila' }) // true
 */
export function isConsentAsked({ languages, timeZone }: BrowserHints): boolean {
  return isZoneOfQuestion(timeZone) || languages.some(isLanguageOfQuestion);
}
