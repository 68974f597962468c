import { namedStop } from '../../lib/booking/stop-names.ts';
import type { StopSide } from '../../lib/booking/stop-side.schema.ts';
import type { Stop } from '../../lib/booking/trip-choice.schema.ts';
import type { Area } from '../../lib/catalogue/place.schema.ts';

interface Props {
  readonly stop: Stop;
  readonly side: StopSide;
  /** The listing's areas; empty while they are not known. */
  readonly areas: readonly Area[];
}

/** The pickup or drop-off in words. */
export function StopText({ stop, side, areas }: Props) {
  const area = areas.find(({ id }) => id === stop.areaId);
  if (!area && stop.text === '') return 'the place that you chose';
  return (
    <>
      {namedStop(stop, area, side).name}
      {stop.areaId === null && <span className="soft"> (on request)</span>}
    </>
  );
}
