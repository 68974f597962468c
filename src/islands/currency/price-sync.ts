import type { Preference } from '../../lib/money/currency-preference.ts';
import { DEFAULT_PRICE_FORMAT, isDefaultFormat } from '../../lib/money/price-format.ts';
import { whenIdle } from '../page/idle.ts';
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
  if (preference.locale !== DEFAULT_PRICE_FORMAT.locale || document.querySelector('[data-clock]'))
    syncClocks(preference);
}

/** Keeps every price of the page in the chosen currency, and every hour on the chosen clock, whichever tab chooses it. */
export function syncPrices(): void {
  // The first paint has shown the stored preference already (prices-before-paint.ts), unless it was changed meanwhile: another tab may
  // have gone back to dollars, and a page that comes back from the back-forward cache has heard of nothing.
  $preference.listen(showPreference);
  if (!isDefaultFormat($preference.get()) || hasConvertedPrices(document)) showPreference($preference.get());
  whenIdle(() => {
    import('./currency-check.ts').then(({ checkCurrency }) => checkCurrency()).catch(() => undefined);
  });
}
