import { namedStop } from '../../lib/booking/stop-names.ts';
import type { StopSide } from '../../lib/booking/stop-side.schema.ts';
import type { Stop } from '../../lib/booking/trip-choice.schema.ts';
import type { Area } from '../../lib/catalogue/place.schema.ts';
import { cartMessages } from '../../lib/messages/cart.ts';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly stop: Stop;
  readonly side: StopSide;
  /** The listing's areas; empty while they are not known. */
  readonly areas: readonly Area[];
}

/** The pickup or drop-off in words. */
export function StopText({ stop, side, areas }: Props) {
  const language = useLanguage();
  const t = cartMessages(language).line;
  const area = areas.find(({ id }) => id === stop.areaId);
  if (!area && stop.text === '') return t.chosenPlace;
  return (
    <>
      {namedStop(stop, area, side, language).name}
      {stop.areaId === null && <span className="soft"> {t.onRequest}</span>}
    </>
  );
}
