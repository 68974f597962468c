/** A language and region that numbers and dates can follow. */
export interface LocaleChoice {
  /** BCP 47 tag: `de-AT`. */
  readonly tag: string;
  /** The name in its own language: "Deutsch (Österreich)". */
  readonly name: string;
}

/**
 * Languages of those who travel to Palawan. Written down, because asking the browser for forty
 * names takes longer than all else in the picker.
 */
export const LOCALES: readonly LocaleChoice[] = [
  { tag: 'en-US', name: 'English (United States)' },
  { tag: 'en-GB', name: 'English (United Kingdom)' },
  { tag: 'en-AU', name: 'English (Australia)' },
  { tag: 'en-CA', name: 'English (Canada)' },
  { tag: 'en-IN', name: 'English (India)' },
  { tag: 'en-PH', name: 'English (Philippines)' },
  { tag: 'fil-PH', name: 'Filipino (Pilipinas)' },
  { tag: 'id-ID', name: 'Bahasa Indonesia' },
  { tag: 'ms-MY', name: 'Bahasa Melayu' },
  { tag: 'cs-CZ', name: 'Čeština' },
  { tag: 'da-DK', name: 'Dansk' },
  { tag: 'de-DE', name: 'Deutsch (Deutschland)' },
  { tag: 'de-AT', name: 'Deutsch (Österreich)' },
  { tag: 'de-CH', name: 'Deutsch (Schweiz)' },
  { tag: 'es-ES', name: 'Español (España)' },
  { tag: 'es-MX', name: 'Español (México)' },
  { tag: 'fr-FR', name: 'Français (France)' },
  { tag: 'fr-CA', name: 'Français (Canada)' },
  { tag: 'fr-CH', name: 'Français (Suisse)' },
  { tag: 'it-IT', name: 'Italiano' },
  { tag: 'hu-HU', name: 'Magyar' },
  { tag: 'nl-NL', name: 'Nederlands' },
  { tag: 'nb-NO', name: 'Norsk bokmål' },
  { tag: 'pl-PL', name: 'Polski' },
  { tag: 'pt-BR', name: 'Português (Brasil)' },
  { tag: 'pt-PT', name: 'Português (Portugal)' },
  { tag: 'ro-RO', name: 'Română' },
  { tag: 'fi-FI', name: 'Suomi' },
  { tag: 'sv-SE', name: 'Svenska' },
  { tag: 'vi-VN', name: 'Tiếng Việt' },
  { tag: 'tr-TR', name: 'Türkçe' },
  { tag: 'el-GR', name: 'Ελληνικά' },
  { tag: 'ru-RU', name: 'Русский' },
  { tag: 'uk-UA', name: 'Українська' },
  { tag: 'he-IL', name: 'עברית' },
  { tag: 'ar-AE', name: 'العربية' },
  { tag: 'hi-IN', name: 'हिन्दी' },
  { tag: 'th-TH', name: 'ไทย' },
  { tag: 'ko-KR', name: '한국어' },
  { tag: 'ja-JP', name: '日本語' },
  { tag: 'zh-CN', name: '中文（简体）' },
  { tag: 'zh-TW', name: '中文（繁體）' },
];

function nameOf(tag: string): string {
  const known = LOCALES.find((locale) => locale.tag === tag);
  return known?.name ?? new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
}

function isUsable(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

/** The browser's languages and the chosen one, as far as number formats exist, each once. */
export function ownLocales(languages: readonly string[], chosen: string): readonly LocaleChoice[] {
  return [...new Set([...languages, chosen])].filter(isUsable).map((tag) => ({ tag, name: nameOf(tag) }));
}
