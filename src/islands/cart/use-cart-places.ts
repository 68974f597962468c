import { placeProblem } from '../../lib/availability/place-problem.ts';
import type { Cart } from '../../lib/cart/cart.ts';
import { isPerPerson } from '../../lib/money/price-note.text.ts';
import { manilaDate } from '../../lib/time/manila.ts';
import { useAvailability } from '../availability/use-availability.ts';
import { useLanguage } from '../kit/use-language.ts';

/**
 * Why trips of the cart find no place any more, by their references. Empty where nobody can know.
 *
 * @param now an instant in milliseconds since 1970
 */
export function useCartPlaces(cart: Cart, now: number): ReadonlyMap<string, string> {
  const language = useLanguage();
  const ahead = cart.filter(({ trip }) => trip.date >= manilaDate(now));
  const known = useAvailability(
    ahead.map(({ trip }) => ({ listing: trip.listingCode, from: trip.date, to: trip.date })),
  );
  const problems = ahead.flatMap(({ ref, trip, planUsd }, index) => {
    const day = known[index]?.days?.get(trip.date);
    const problem = placeProblem(trip, day, isPerPerson(planUsd) ? 'place' : 'group', language);
    return problem ? [[ref, problem.text] as const] : [];
  });
  return new Map(problems);
}
