import type { Language } from '../../lib/languages/language.ts';
import type { BookingCatalogue } from './booking-catalogue.ts';

/**
 * The operator and the ways to pay with texts in a language (specification.md#languages). They are
 * English where the build has none in it.
 */
export function textsIn(
  { operator, payment, translations }: Pick<BookingCatalogue, 'operator' | 'payment' | 'translations'>,
  language: Language,
): Pick<BookingCatalogue, 'operator' | 'payment'> {
  const texts = translations[language];
  if (!texts) return { operator, payment };
  return { operator: { ...operator, hours: texts.hours }, payment: { ...payment, manual: texts.manual } };
}

/** What may come as luggage on a listing's trips, in a language where the build has it. */
export function luggageIn(
  { trips, translations }: Pick<BookingCatalogue, 'trips' | 'translations'>,
  listingCode: string,
  language: Language,
): readonly string[] {
  return translations[language]?.trips[listingCode]?.luggage ?? trips.get(listingCode)?.luggage ?? [];
}
