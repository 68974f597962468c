import { withRates } from '../../lib/money/choose-currency.ts';
import { DEFAULT_PRICE_FORMAT } from '../../lib/money/price-format.ts';
import { showNotification } from '../kit/notification.ts';
import { $preference } from './currency-preference.store.ts';
import { loadRates } from './rates.ts';

/**
 * Gives the stored preference the rate of the newest build; a page that waits for the next frame shows it. Rates that cannot be
 * had leave the old one: it is a few days old at worst.
 */
export async function refreshRate(): Promise<void> {
  if ($preference.get().currency === DEFAULT_PRICE_FORMAT.currency) return;
  const rates = await loadRates().catch(() => null);
  if (!rates) return;
  const outcome = withRates($preference.get(), rates);
  $preference.set(outcome.preference);
  if (outcome.kind === 'lost') {
    showNotification({
      label: 'Currency',
      text: `There is no exchange rate for ${outcome.currency} any more. Prices are in US dollars.`,
      actions: [{ label: 'All right' }],
    });
  }
}
