import { currencyCardsMessages } from '../../lib/messages/currency-cards.ts';
import { withRates } from '../../lib/money/choose-currency.ts';
import { DEFAULT_PRICE_FORMAT } from '../../lib/money/price-format.ts';
import { showCard } from '../kit/notifications.store.ts';
import { pageLanguage } from '../page/page-language.ts';
import { $preference } from './currency-preference.store.ts';
import { loadRates } from './rates.ts';

/**
 * Updates the rate of the stored preference to the newest build. After a failure the old rate
 * remains, which is a few days old at most.
 */
export async function refreshRate(): Promise<void> {
  if ($preference.get().currency === DEFAULT_PRICE_FORMAT.currency) return;
  const rates = await loadRates().catch(() => null);
  if (!rates) return;
  const outcome = withRates($preference.get(), rates);
  $preference.set(outcome.preference);
  if (outcome.kind === 'lost') {
    const t = currencyCardsMessages(pageLanguage());
    showCard({
      label: t.label,
      text: t.lost(outcome.currency),
      actions: [{ label: t.close }],
    });
  }
}
