import { useStore } from '@nanostores/react';
import { $shownCurrencies } from './shown-currencies.store.ts';

/** The currencies in which prices are shown beside dollars. */
export function useShownCurrencies() {
  const shown = useStore($shownCurrencies);
  const toggle = (code: string) =>
    $shownCurrencies.set(shown.includes(code) ? shown.filter((other) => other !== code) : [...shown, code]);
  return { shown, toggle };
}
