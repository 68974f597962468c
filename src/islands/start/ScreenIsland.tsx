import type { ComponentType } from 'react';
import { screenFailuresMessages } from '../../lib/messages/screen-failures.ts';
import type { Operator } from '../../lib/site/operator.schema.ts';
import { go, service } from '../booking-service/screen-deps.ts';
import { loadTrips } from '../bookings/load-trips.ts';
import { loadCartListings } from '../cart/cart-listings.ts';
import { StorageBlocked } from '../cart/StorageBlocked.tsx';
import { Island } from '../kit/Island.tsx';
import { LazyScreen } from '../kit/lazy-screen.tsx';
import { filledCart, loadFilledCart } from './on-demand-screens.ts';

interface ScreenProps {
  readonly operator: Operator;
  readonly service: typeof service;
  readonly go: typeof go;
  readonly filledCart: typeof filledCart;
}

interface Screen {
  readonly load: () => Promise<ComponentType<ScreenProps>>;
  /** True where input is lost without storage. */
  readonly storesCart?: boolean;
}

/** The screens that are rendered in the browser (specification.md#routes), by name. */
const SCREENS = {
  booking: {
    load: async () => (await import('../booking/BookingScreen.tsx')).BookingScreen,
  },
  cart: {
    storesCart: true,
    load: async () => {
      const [code] = await Promise.all([import('../cart/CartScreen.tsx'), loadFilledCart(), loadCartListings()]);
      return code.CartScreen;
    },
  },
  checkout: {
    storesCart: true,
    load: async () => {
      const [code] = await Promise.all([import('../checkout/CheckoutScreen.tsx'), loadCartListings()]);
      return code.CheckoutScreen;
    },
  },
  confirmation: {
    load: async () => (await import('../bookings/ConfirmationScreen.tsx')).ConfirmationScreen,
  },
  cancelledPayment: {
    load: async () => (await import('../bookings/CancelledPaymentScreen.tsx')).CancelledPaymentScreen,
  },
  participants: {
    load: async () => (await import('../participants/ParticipantsScreen.tsx')).ParticipantsScreen,
  },
  trips: { load: loadTrips },
} satisfies Record<string, Screen>;

export type ScreenName = keyof typeof SCREENS;

const screenOf = (name: ScreenName): Screen => SCREENS[name];

/**
 * Loads the screen of this page in parallel to React. A failure is retried by the screen itself.
 */
function preloadScreen(): void {
  const name = document.querySelector<HTMLElement>('[data-screen]')?.dataset.screen;
  if (name && Object.hasOwn(SCREENS, name))
    screenOf(name as ScreenName)
      .load()
      .catch(() => undefined);
}

preloadScreen();

interface Props {
  readonly screen: ScreenName;
  readonly operator: Operator;
}

/** A screen that is rendered in the browser only, where carts and secrets are. */
export function ScreenIsland({ screen, operator }: Props) {
  const { load, storesCart } = screenOf(screen);
  return (
    <Island messages={(spoken) => ({ failed: screenFailuresMessages(spoken)[screen] })}>
      {storesCart && <StorageBlocked operator={operator} />}
      <LazyScreen load={load} screen={{ operator, service, go, filledCart }} />
    </Island>
  );
}
