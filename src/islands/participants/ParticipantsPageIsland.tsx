import type { Operator } from '../../lib/site/operator.schema.ts';
import { service } from '../booking-service/screen-deps.ts';
import { Island } from '../kit/Island.tsx';
import { LazyScreen } from '../kit/lazy-screen.tsx';

const load = () => import('./ParticipantsScreen.tsx').then(({ ParticipantsScreen }) => ParticipantsScreen);

// Begins to come while React does.
load().catch(() => undefined);

/** Who travels (specification.md#routes: /participants/{ref}): rendered in the browser only, which alone has the key to the booking. */
export function ParticipantsPage({ operator }: { readonly operator: Operator }) {
  return (
    <Island name="the travellers">
      <LazyScreen load={load} screen={{ operator, service }} />
    </Island>
  );
}
