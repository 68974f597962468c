import { useStore } from '@nanostores/react';
import type { Language } from '../../lib/languages/language.ts';
import { LANGUAGES } from '../../lib/languages/language-facts.ts';
import { defaultPreference, type Preference } from '../../lib/money/currency-preference.ts';
import { useLanguage } from '../kit/use-language.ts';
import { $preference, pagePreference } from './currency-preference.store.ts';

/** What a page is built with. Browsers ask the page, without the facts about all languages. */
function builtPreference(language: Language): Preference {
  return import.meta.env.SSR ? defaultPreference(LANGUAGES[language].locale) : pagePreference();
}

/**
 * The traveller's currency and locale; while an island is hydrated, those of the built page.
 *
 * @param own the language of the island, outside of its context
 */
export function usePreference(own?: Language | undefined): Preference {
  const language = useLanguage(own);
  return useStore($preference, { ssr: () => builtPreference(language) });
}
