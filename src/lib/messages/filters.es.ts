import type { FiltersMessages } from './filters.en.ts';
import type { MessageParts } from './message-parts.ts';

const anywhere = 'Cualquier lugar';

/** "Cualquier lugar" takes a small letter within a route. */
const inRoute = (place: string) => (place === anywhere ? 'cualquier lugar' : place);

/** Messages of the filters of a list of trips in Spanish. */
export const es: FiltersMessages = {
  failed: 'Algo ha fallado en los filtros. El resto de la página funciona.',
  form: 'Filtrar viajes',
  find: 'Buscar viajes',
  keywords: 'Palabras clave',
  keywordsExample: 'Laguna, kayak, minivan compartida',
  filters: 'Filtros',
  filtersCount: (count: number) => `Filtros (${count})`,
  sortBy: 'Ordenar por',
  sort: {
    popularity: 'Más populares',
    price_asc: 'Precio, de menor a mayor',
    price_desc: 'Precio, de mayor a menor',
    name_asc: 'Nombre, de la A a la Z',
    name_desc: 'Nombre, de la Z a la A',
  },
  origin: 'Origen',
  destination: 'Destino',
  anywhere,
  anywhereInPalawan: 'Cualquier lugar de Palawan',
  route: (origin: string, destination: string) => `De ${inRoute(origin)} a ${inRoute(destination)}`,
  day: 'Día',
  anyDay: 'Cualquier día',
  dayIsOver: 'Este día ya ha pasado. Elige hoy o un día posterior.',
  people: 'Personas',
  dayAndPeople: <Part>(day: Part, people: Part): MessageParts<Part> => [day, ' · Personas: ', people],
  kind: 'Tipo de viaje',
  departs: 'Salida',
  dayParts: { morning: 'Mañana', afternoon: 'Tarde', evening: 'Noche' },
  duration: 'Duración',
  anyLength: 'Cualquier duración',
  lengths: { short: 'Hasta 3 horas', half: 'De 3 a 6 horas', day: 'De 6 a 24 horas', days: 'Varios días' },
  provider: 'Operador',
  anyone: 'Cualquiera',
  freeCancellation: 'Cancelación gratuita',
  hasHighlights: 'Puntos destacados en su página',
  only: 'Solo viajes con',
  price: (people: number) => `Precio para ${people}`,
  lowest: 'Precio mínimo',
  highest: 'Precio máximo',
  orMore: (price: string) => `${price} o más`,
  active: {
    title: 'Tus filtros',
    removeDay: 'Quitar el día: ',
    day: <Part>(day: Part): MessageParts<Part> => ['Para el ', day],
    remove: (filter: string) => `Quitar el filtro: ${filter}`,
    reset: 'Quitar todos',
    from: (place: string) => `De ${place}`,
    to: (place: string) => `A ${place}`,
    keywords: (words: string) => `“${words}”`,
    provider: (provider: string) => `Con ${provider}`,
    upTo: <Part>(price: Part): MessageParts<Part> => ['Hasta ', price],
    atLeast: <Part>(price: Part): MessageParts<Part> => ['Desde ', price],
    between: <Part>(low: Part, high: Part): MessageParts<Part> => ['De ', low, ' a ', high],
  },
  problems: {
    'no-listings': 'No se han podido cargar los filtros. Abajo están todos los viajes.',
    'old-listings': 'No se han podido recargar los datos de los viajes',
    'no-words': 'No se ha podido cargar la búsqueda por palabras. Ves los mismos viajes que antes.',
  },
  retry: 'Reintentar',
};
