import type { Preference } from '../../lib/money/currency-preference.ts';
import { whenIdle } from '../page/idle.ts';
import { isPageFormat, isPageLocale } from '../page/page-locale.ts';
import { $preference } from './currency-preference.store.ts';
import { hasConvertedPrices, nameCurrency, showPrices } from './prices.ts';

/** Few travellers choose another clock than that of the build. */
function syncClocks({ locale }: Preference): void {
  import('./clocks.ts').then((clocks) => clocks.showClocks(document.body, locale)).catch(() => undefined);
}

function showPreference(preference: Preference): void {
  const header = document.querySelector<HTMLElement>('.site-header');
  if (header) nameCurrency(header, preference);
  showPrices(document, preference);
  if (!isPageLocale(preference.locale) || document.querySelector('[data-clock]')) syncClocks(preference);
}

/** Keeps prices and hours of the page in the chosen form, also after choices in other tabs. */
export function syncPrices(): void {
  // The first paint has shown the stored preference (prices-before-paint.ts). Another tab may have
  // changed it since, or the page returns from the back-forward cache.
  $preference.listen(showPreference);
  if (!isPageFormat($preference.get()) || hasConvertedPrices(document)) showPreference($preference.get());
  whenIdle(() => {
    import('./currency-check.ts').then(({ checkCurrency }) => checkCurrency()).catch(() => undefined);
  });
}
