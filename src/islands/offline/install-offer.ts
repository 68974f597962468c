import { installOfferMessages } from '../../lib/messages/install-offer.ts';
import { isCheckout } from '../../lib/navigation/checkout-paths.ts';
import { shouldOfferInstall } from '../../lib/offline/install-moment.ts';
import { $cartItems } from '../cart/cart.store.ts';
import { isCardShown, showCard } from '../kit/notifications.store.ts';
import { pageLanguage } from '../page/page-language.ts';
import { $saved } from '../shortlist/shortlists.store.ts';
import { $wasAskedToInstall } from './install-dismissed.store.ts';

/** The browser's `beforeinstallprompt` event, which `lib.dom` lacks. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** Milliseconds until the offer, so that it is not shown with the toast about the trip. */
const OFFER_DELAY_MS = 8000;

function showOffer(prompt: InstallPrompt): void {
  const t = installOfferMessages(pageLanguage());
  showCard({
    label: t.label,
    text: t.text,
    actions: [
      {
        label: t.accept,
        run: async () => {
          await prompt.prompt();
          return undefined;
        },
      },
      { label: t.refuse },
    ],
  });
}

const countTrips = () => $saved.get().length + $cartItems.get().length;

/**
 * Offers once to install the app, after a trip was saved or put into the cart.
 *
 * @returns a function that ends it
 */
export function offerInstall(
  prompt: InstallPrompt,
  wait: (task: () => void, ms: number) => void = setTimeout,
): () => void {
  let before = countTrips();
  const offerInTime = () => {
    const isTime = shouldOfferInstall({ wasAsked: $wasAskedToInstall.get(), before, now: countTrips() });
    before = countTrips();
    if (!isTime) return;
    wait(() => {
      // Another question stands in that corner, or came to it with an earlier trip.
      if (isCheckout(location.pathname) || isCardShown() || $wasAskedToInstall.get()) return;
      $wasAskedToInstall.set(true);
      showOffer(prompt);
    }, OFFER_DELAY_MS);
  };
  const ends = [$saved.listen(offerInTime), $cartItems.listen(offerInTime)];
  return () => {
    for (const end of ends) end();
  };
}
