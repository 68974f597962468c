import type { Cart } from './cart.ts';
import type { CartItem } from './cart-item.schema.ts';

/** The trips of one day in Palawan, earliest first. */
export interface DayPlan {
  /** ISO date. */
  readonly date: string;
  readonly items: readonly CartItem[];
}

const departureOf = ({ trip }: CartItem) => `${trip.date} ${trip.time}`;

/** Dates and hours of the clock, whose order is that of their characters in each language. */
const byDeparture = (a: CartItem, b: CartItem) =>
  Number(departureOf(a) > departureOf(b)) - Number(departureOf(a) < departureOf(b));

/** The cart as a journey: its trips by day, in the order in which they leave. */
export function itineraryByDay(cart: Cart): readonly DayPlan[] {
  const items = cart.toSorted(byDeparture);
  const dates = [...new Set(items.map(({ trip }) => trip.date))];
  return dates.map((date) => ({ date, items: items.filter(({ trip }) => trip.date === date) }));
}
