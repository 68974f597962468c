import { plural } from './format.ts';
import type { RouteComparisonMessages } from './route-comparison.en.ts';

/** Messages of the comparison of ways to travel a route, in Spanish. */
export const es: RouteComparisonMessages = {
  ways: 'Formas de viajar, lado a lado',
  waysTable: 'Formas de viajar, tabla',
  price: 'Precio',
  time: 'Tiempo',
  departs: 'Salidas',
  group: 'Grupo',
  groupUpTo: (people: number) => `Hasta ${people} en una reserva`,
  cancellation: 'Cancelación',
  groupPays: 'Lo que paga tu grupo',
  pricesTable: 'Precios por tamaño de grupo, tabla',
  people: 'Personas',
  cheapest: 'lo más barato',
  wholeGroup: 'Precio para todo el grupo, solo ida.',
  cheapestIsMarked: 'Lo más barato está marcado.',
  severalVehicles: '2× significa dos reservas o dos minivans.',
  chart: {
    title: 'Precio total por tamaño de grupo',
    description: 'Precio total por tamaño de grupo, en líneas. La tabla de abajo tiene las mismas cifras.',
    people: 'personas',
  },
  groups: (first: number, last: number) =>
    first === last
      ? plural('es', first, { one: '1 persona', other: `${first} personas` })
      : `${first} a ${last} personas`,
  cheapestFor: (way: string, groups: readonly string[]) => `${way}: lo más barato para ${groups.join(' y ')}.`,
  vanOrSeats: (seats: number) =>
    plural('es', seats, {
      one: 'Una minivan privada cuesta más o menos como 1 asiento compartido, y es solo para tu grupo.',
      other: `Una minivan privada cuesta más o menos como ${seats} asientos compartidos, y es solo para tu grupo.`,
    }),
};
