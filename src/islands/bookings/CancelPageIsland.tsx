import type { Operator } from '../../lib/site/operator.schema.ts';
import { go, service } from '../booking-service/screen-deps.ts';
import { Island } from '../kit/Island.tsx';
import { LazyScreen } from '../kit/lazy-screen.tsx';

const load = () => import('./CancelledPaymentScreen.tsx').then(({ CancelledPaymentScreen }) => CancelledPaymentScreen);

// Begins to come while React does.
load().catch(() => undefined);

/** Where payment services send those who broke a payment off (specification.md#routes: /cancel). */
export function CancelPage({ operator }: { readonly operator: Operator }) {
  return (
    <Island name="the payment">
      <LazyScreen load={load} screen={{ operator, service, go }} />
    </Island>
  );
}
