import { hintsOf, suggestCountry, suggestLocale } from '../../lib/money/suggest-currency.ts';
import { suggestCurrency } from '../../lib/money/suggested-currencies.ts';
import { isCheckout } from '../../lib/navigation/checkout-paths.ts';
import { isCrawler } from '../../lib/site/crawler.ts';
import type { Outcome } from '../kit/notification-types.ts';
import { showCard } from '../kit/notifications.store.ts';
import { chooseCurrency, resetPreference } from './currency-choice.store.ts';
import { $preference } from './currency-preference.store.ts';
import { loadCountries, loadCurrencyTable } from './rates.ts';

const DOLLAR_COUNTRY = 'US';

/** A currency as people count it: "euros", "Philippine pesos". */
function pluralName(currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'name' });
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}

async function suggestForVisitor(): Promise<string | null> {
  const hints = hintsOf(navigator);
  const country = suggestCountry(hints);
  // Most visitors are asked nothing, and so nothing is loaded for them.
  return country === null || country === DOLLAR_COUNTRY ? null : suggestCurrency(hints, await loadCountries());
}

async function accept(currency: string): Promise<Outcome> {
  const table = await loadCurrencyTable().catch(() => null);
  const record = table?.currencies.find(({ currencyCode }) => currencyCode === currency);
  if (!table || !record) return { problem: 'The exchange rates could not be loaded. Prices stay in dollars for now.' };
  chooseCurrency(record, table.rates, suggestLocale(hintsOf(navigator)));
  return undefined;
}

function showOffer(currency: string): void {
  const name = pluralName(currency);
  const removeOffer = showCard({
    label: 'Currency',
    text: `Show prices in ${name}?`,
    actions: [
      { label: `Show ${name}`, run: () => accept(currency) },
      {
        label: 'Keep dollars',
        run: () => {
          resetPreference();
          return undefined;
        },
      },
    ],
  });
  // Whoever answers in the header or in another tab has answered here.
  $preference.listen(removeOffer);
}

/** Offers the traveller's own currency once, on the first visit. */
export async function offerCurrency(): Promise<void> {
  if (isCrawler(navigator.userAgent) || isCheckout(location.pathname)) return;
  const currency = await suggestForVisitor().catch(() => null);
  if (currency && currency !== 'USD') showOffer(currency);
}
