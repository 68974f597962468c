import type { Language } from '../../lib/languages/language.ts';
import { currencyCardsMessages } from '../../lib/messages/currency-cards.ts';
import { hintsOf, suggestCountry, suggestLocale } from '../../lib/money/suggest-currency.ts';
import { suggestCurrency } from '../../lib/money/suggested-currencies.ts';
import { isCheckout } from '../../lib/navigation/checkout-paths.ts';
import { isCrawler } from '../../lib/site/crawler.ts';
import type { Outcome } from '../kit/notification-types.ts';
import { showCard } from '../kit/notifications.store.ts';
import { pageLanguage } from '../page/page-language.ts';
import { chooseCurrency, resetPreference } from './currency-choice.store.ts';
import { $preference } from './currency-preference.store.ts';
import { loadCountries, loadCurrencyTable } from './rates.ts';

const DOLLAR_COUNTRY = 'US';

/** A currency as people count it: "euros", "Philippine pesos". */
function pluralName(currency: string, language: Language): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'name' });
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
  if (!table || !record) return { problem: currencyCardsMessages(pageLanguage()).failed };
  chooseCurrency(record, table.rates, suggestLocale(hintsOf(navigator)));
  return undefined;
}

function showOffer(currency: string): void {
  const language = pageLanguage();
  const t = currencyCardsMessages(language);
  const name = pluralName(currency, language);
  const removeOffer = showCard({
    label: t.label,
    text: t.offer(name),
    actions: [
      { label: t.accept(name), run: () => accept(currency) },
      {
        label: t.refuse,
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
