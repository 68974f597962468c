import { PATHS } from '../../../lib/paths.ts';
import { Notice } from '../screens/Notice.tsx';

interface Props {
  readonly trips: readonly { readonly title: string; readonly text: string }[];
}

/** Trips that the booking service did not take, and why. */
export function RefusedTrips({ trips }: Props) {
  if (trips.length === 0) return null;
  return (
    <Notice tone="problem" title="These trips cannot be booked as they are">
      <ul>
        {trips.map(({ title, text }) => (
          <li key={title + text}>
            <strong>{title}</strong>: {text}
          </li>
        ))}
      </ul>
      <p>
        <a href={PATHS.cart}>Mend them in the cart</a>
      </p>
    </Notice>
  );
}
