import { namedStop } from '../../lib/booking/stop-names.ts';
import type { Stop, TripChoice } from '../../lib/booking/trip-choice.schema.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../lib/languages/language.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import type { TripRecord } from '../repositories/booking-record.ts';

/**
 * The words of a trip in the language of its booking, for its traveller
 * (specification.md#languages). Nothing in English, and where the build has none.
 */
export function translationOf(
  trip: TripChoice,
  { areas, translations }: Pick<BookingCatalogue, 'areas' | 'translations'>,
  language: Language,
): Pick<TripRecord, 'translation'> {
  const texts = translations[language];
  const title = texts?.trips[trip.listingCode]?.title;
  if (language === DEFAULT_LANGUAGE || title === undefined) return {};
  const areaOf = ({ areaId }: Stop) => texts?.areas[String(areaId)] ?? areas[String(areaId)];
  return {
    translation: {
      title,
      pickup: namedStop(trip.pickup, areaOf(trip.pickup), 'pickup', language),
      dropoff: namedStop(trip.dropoff, areaOf(trip.dropoff), 'dropoff', language),
    },
  };
}
