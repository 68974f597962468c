import { useStore } from '@nanostores/react';
import type { Preference } from '../../lib/money/currency-preference.ts';
import { $preference, pagePreference } from './currency-preference.store.ts';

/** The traveller's currency and locale; while an island is hydrated, those of the built page. */
export function usePreference(): Preference {
  return useStore($preference, { ssr: pagePreference });
}
