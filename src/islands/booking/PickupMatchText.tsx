import type { PickupAnswer } from '../../lib/places/pickup-match.ts';

interface Props {
  readonly answer: PickupAnswer;
  /** Requests again what did not come. */
  readonly onRetry: () => void;
}

const SIDES = { pickup: 'Pickup', dropoff: 'Drop-off' } as const;

const contactLink = <a href="#book">ask us</a>;

/** The pickup or drop-off of a listing for a place, in words. */
export function PickupMatchText({ answer, onRetry }: Props) {
  if (answer.kind === 'notLoaded') {
    return (
      <p>
        Our list of places could not be loaded. Check your connection.{' '}
        <button className="button button-quiet" type="button" onClick={onRetry}>
          Try again
        </button>
      </p>
    );
  }
  if (answer.kind === 'unknown') {
    return (
      <p>
        We do not know “{answer.text}”. Try its street or part of town, or {contactLink}: our drivers know more places
        than we list here.
      </p>
    );
  }
  const { place } = answer;
  if (answer.kind === 'outside') {
    return (
      <p>
        <strong>{place.name}</strong> is outside the usual area of this trip. A van may still go there: {contactLink}.{' '}
        {place.note}
      </p>
    );
  }
  const isArea = place.areaId === place.place_id;
  return (
    <>
      {!isArea && (
        <p>
          For {place.name}: {place.note}
        </p>
      )}
      {answer.choices.map(({ side, area }) => (
        <p key={side}>
          <strong>
            {SIDES[side]}: {area.name}.
          </strong>{' '}
          {area.note}
        </p>
      ))}
    </>
  );
}
