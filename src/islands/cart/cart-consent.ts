import { isCheckout } from '../../lib/navigation/checkout-paths.ts';
import { $consent, grantConsentByCart, needsConsentRequest } from '../analytics/consent.store.ts';
import { onFirstInteraction } from '../page/first-interaction.ts';
import { isStorageBlocked } from '../storage/browser-storages.ts';
import { $cartChange, $cartItems } from './cart.store.ts';

/** Milliseconds of delay, so that it comes after the toast about the trip. */
export const CONSENT_REQUEST_DELAY_MS = 7600;

function loadConsentRequest(): void {
  if ($cartItems.get().length === 0 || !needsConsentRequest()) return;
  import('../analytics/consent-question.ts').then(
    ({ requestConsent }) => requestConsent(),
    () => undefined,
  );
}

/**
 * Asks for consent after the first trip, later on the first interaction, never in checkout. Not
 * without a tag.
 */
function scheduleConsentRequest(): void {
  if (!import.meta.env.PUBLIC_ANALYTICS_URL) return;
  if (isCheckout(location.pathname) || isStorageBlocked()) return;
  if ($cartItems.get().length > 0) onFirstInteraction(loadConsentRequest);
  $cartChange.listen((change) => {
    if (change?.kind === 'added') setTimeout(loadConsentRequest, CONSENT_REQUEST_DELAY_MS);
  });
}

/**
 * A trip that the visitor puts into the cart grants consent, or has it requested
 * (specification.md#consent). A cart that came by a link, from another tab or from an earlier visit
 * is no act of theirs.
 *
 * @returns what ends it
 */
export function syncCartConsent(): () => void {
  scheduleConsentRequest();
  return $cartChange.subscribe((change) => {
    if (change?.kind === 'added' && $consent.get() === 'unset') grantConsentByCart();
  });
}
