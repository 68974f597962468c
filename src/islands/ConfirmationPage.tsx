import type { Operator } from '../lib/site/operator.schema.ts';
import { LateScreen } from './late-screen.tsx';
import { Island } from './parts/Island.tsx';
import { go, service } from './screen-ports.ts';

const load = () => import('./voucher/ConfirmationScreen.tsx').then(({ ConfirmationScreen }) => ConfirmationScreen);

// Begins to come while React does.
load().catch(() => undefined);

/** A booking (specification, section 2: /confirmation): rendered in the browser only, which alone has the key to it. */
export function ConfirmationPage({ operator }: { readonly operator: Operator }) {
  return (
    <Island name="the booking">
      <LateScreen load={load} screen={{ operator, service, go }} />
    </Island>
  );
}
