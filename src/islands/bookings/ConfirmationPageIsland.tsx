import type { Operator } from '../../lib/site/operator.schema.ts';
import { go, service } from '../booking-service/screen-deps.ts';
import { Island } from '../kit/Island.tsx';
import { LazyScreen } from '../kit/lazy-screen.tsx';

const load = () => import('./ConfirmationScreen.tsx').then(({ ConfirmationScreen }) => ConfirmationScreen);

// Begins to come while React does.
load().catch(() => undefined);

/** A booking (specification.md#routes: /confirmation): rendered in the browser only, which alone has the key to it. */
export function ConfirmationPage({ operator }: { readonly operator: Operator }) {
  return (
    <Island name="the booking">
      <LazyScreen load={load} screen={{ operator, service, go }} />
    </Island>
  );
}
