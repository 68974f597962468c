import type { Operator } from '../lib/site/operator.schema.ts';
import { LateScreen } from './late-screen.tsx';
import { Island } from './parts/Island.tsx';
import { go, service } from './screen-ports.ts';

const load = () =>
  import('./voucher/CancelledPaymentScreen.tsx').then(({ CancelledPaymentScreen }) => CancelledPaymentScreen);

// Begins to come while React does.
load().catch(() => undefined);

/** Where payment services send those who broke a payment off (specification, section 2: /cancel). */
export function CancelPage({ operator }: { readonly operator: Operator }) {
  return (
    <Island name="the payment">
      <LateScreen load={load} screen={{ operator, service, go }} />
    </Island>
  );
}
