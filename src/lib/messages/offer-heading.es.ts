import { plural } from './format.ts';
import type { OfferHeadingMessages } from './offer-heading.en.ts';

const examplesText = (count: number) => plural('es', count, { one: '1 ejemplo', other: `${count} ejemplos` });
const tripsText = (count: number) => plural('es', count, { one: '1 viaje', other: `${count} viajes` });

/** Messages of the heading above the listings of a page, in Spanish. */
export const es: OfferHeadingMessages = {
  trips: (trips: number) => `${tripsText(trips)} para elegir`,
  examples: (examples: number) =>
    plural('es', examples, {
      one: '1 ejemplo que todavía no se puede reservar',
      other: `${examples} ejemplos que todavía no se pueden reservar`,
    }),
  tripsAndExamples: (trips: number, examples: number) => `${tripsText(trips)} para elegir y ${examplesText(examples)}`,
};
