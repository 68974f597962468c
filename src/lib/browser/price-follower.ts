import type { Preference } from '../currency/preference.ts';
import { isAsBuilt } from '../currency/price-view.ts';
import { $preference } from '../stores/preference.ts';
import { whenIdle } from './idle.ts';
import { nameCurrency, showPrices, showsOwnPrices } from './prices.ts';

function show(preference: Preference): void {
  const header = document.querySelector<HTMLElement>('.site-header');
  if (header) nameCurrency(header, preference);
  showPrices(document, preference);
}

/** Keeps every price of the page in the chosen currency, whichever tab chooses it. */
export function followPreference(): void {
  // The first paint has shown the stored preference already (first-paint.ts), unless it was changed meanwhile: another tab may
  // have gone back to dollars, and a page that comes back out of the browser's memory has heard of nothing.
  $preference.listen(show);
  if (!isAsBuilt($preference.get()) || showsOwnPrices(document)) show($preference.get());
  whenIdle(() => {
    import('./late-money.ts').then(({ lookAfterMoney }) => lookAfterMoney()).catch(() => undefined);
  });
}
