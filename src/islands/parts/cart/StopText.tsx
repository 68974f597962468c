import type { Stop } from '../../../lib/booking/trip-choice.schema.ts';
import type { Area } from '../../../lib/catalogue/place.schema.ts';

interface Props {
  readonly stop: Stop;
  /** The listing's areas; empty while they are not known. */
  readonly areas: readonly Area[];
}

/** Where somebody is collected or left, in words. */
export function StopText({ stop, areas }: Props) {
  const area = areas.find(({ id }) => id === stop.areaId);
  const words = [stop.text, area?.name].filter(Boolean);
  if (words.length === 0) return 'the place that you chose';
  return (
    <>
      {words.join(', ')}
      {stop.areaId === null && <span className="soft"> (on request)</span>}
    </>
  );
}
