import { PATHS } from '../../lib/navigation/paths.ts';
import { LocalHours } from '../kit/LocalHours.tsx';
import { Notice } from '../kit/Notice.tsx';

interface Props {
  readonly trips: readonly { readonly title: string; readonly text: string }[];
  readonly locale: string;
}

/** Trips that the booking service did not take, and why. */
export function RefusedTrips({ trips, locale }: Props) {
  if (trips.length === 0) return null;
  return (
    <Notice tone="problem" title="These trips cannot be booked as they are">
      <ul>
        {trips.map(({ title, text }) => (
          <li key={title + text}>
            <strong>{title}</strong>: <LocalHours locale={locale}>{text}</LocalHours>
          </li>
        ))}
      </ul>
      <p>
        <a href={PATHS.cart}>Fix in cart</a>
      </p>
    </Notice>
  );
}
