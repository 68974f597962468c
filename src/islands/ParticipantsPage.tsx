import type { Operator } from '../lib/site/operator.schema.ts';
import { LateScreen } from './late-screen.tsx';
import { Island } from './parts/Island.tsx';
import { service } from './screen-ports.ts';

const load = () => import('./participants/ParticipantsScreen.tsx').then(({ ParticipantsScreen }) => ParticipantsScreen);

// Begins to come while React does.
load().catch(() => undefined);

/** Who travels (specification, section 2: /participants/{ref}): rendered in the browser only, which alone has the key to the booking. */
export function ParticipantsPage({ operator }: { readonly operator: Operator }) {
  return (
    <Island name="the travellers">
      <LateScreen load={load} screen={{ operator, service }} />
    </Island>
  );
}
