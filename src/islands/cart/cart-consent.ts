import { isCheckout } from '../../lib/navigation/checkout-paths.ts';
import { $consent, grantByCart, mustAskForConsent } from '../analytics/consent.store.ts';
import { onSignOfLife } from '../page/first-interaction.ts';
import { keepsNothing } from '../storage/browser-storages.ts';
import { $cartChange, $cartItems } from './cart.store.ts';

/** After the toast about the trip: two messages at a time are one too many. */
export const ASK_DELAY_MS = 7600;

function ask(): void {
  if ($cartItems.get().length === 0 || !mustAskForConsent()) return;
  import('../analytics/consent-question.ts').then(
    ({ askForConsent }) => askForConsent(),
    () => undefined,
  );
}

/** On this page after a first trip, on the next ones at the first touch, never in checkout; without a tag there is nothing to ask. */
function askInTime(): void {
  if (!import.meta.env.PUBLIC_ANALYTICS_URL) return;
  if (isCheckout(location.pathname) || keepsNothing()) return;
  if ($cartItems.get().length > 0) onSignOfLife(ask);
  $cartChange.listen((change) => {
    if (change?.kind === 'added') setTimeout(ask, ASK_DELAY_MS);
  });
}

/**
 * A trip that the visitor puts into the cart grants consent, or has it asked for (specification.md#consent). A cart that
 * came by a link, from another tab or from an earlier visit is no act of theirs.
 *
 * @returns what ends it
 */
export function followCartConsent(): () => void {
  askInTime();
  return $cartChange.subscribe((change) => {
    if (change?.kind === 'added' && $consent.get() === 'unset') grantByCart();
  });
}
