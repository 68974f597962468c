import { plural } from './format.ts';
import type { GroupPricesMessages } from './group-prices.en.ts';

/** Messages of the price of a group in Spanish. */
export const es: GroupPricesMessages = {
  fleets: {
    vans: (count: number) => plural('es', count, { one: '1 minivan', other: `${count} minivans` }),
    boats: (count: number) => plural('es', count, { one: '1 barco', other: `${count} barcos` }),
    bookings: (count: number) => plural('es', count, { one: '1 reserva', other: `${count} reservas` }),
  },
  each: 'por persona',
  eachRounded: 'por persona, redondeado al alza',
  eachIn: (fleet: string) => `por persona, en ${fleet}`,
  eachRoundedIn: (fleet: string) => `por persona, redondeado al alza, en ${fleet}`,
  total: (people: number) => `para ${people}`,
  totalIn: (people: number, fleet: string) => `para ${people}, en ${fleet}`,
};
