import type { Area } from '../catalogue/place.schema.ts';
import type { Language } from '../languages/language.ts';
import { tripProblemsMessages } from '../messages/trip-problems.ts';
import { isHotelUnknown, STOP_SIDES } from './stop-names.ts';
import type { StopSide } from './stop-side.schema.ts';
import type { TripChoice } from './trip-choice.schema.ts';
import type { TripDraft } from './trip-draft.schema.ts';
import type { TripProblem } from './trip-validation.ts';

/** The areas that a listing serves, on both sides. */
type ServedAreas = Readonly<Record<StopSide, readonly Pick<Area, 'id' | 'kind'>[]>>;

/**
 * Problems of stops that need a hotel or the answer that it is not known yet (ADR 29).
 *
 * @param draft has the answers "not known yet"; a drop-off at the pickup is asked for once
 */
export function hotelProblems(
  choice: TripChoice,
  draft: TripDraft,
  served: ServedAreas,
  language: Language,
): readonly TripProblem[] {
  const { noHotel } = tripProblemsMessages(language);
  const sides = STOP_SIDES.filter((side) => side === 'pickup' || !draft.returns);
  return sides
    .filter((side) => !draft.hotelLater?.[side])
    .filter((side) =>
      isHotelUnknown(
        choice[side],
        served[side].find(({ id }) => id === choice[side].areaId),
      ),
    )
    .map((field) => ({ field, kind: 'missing', text: noHotel }));
}
