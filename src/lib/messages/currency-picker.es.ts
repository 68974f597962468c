import type { CurrencyPickerMessages } from './currency-picker.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the choice of a currency and a locale in Spanish. */
export const es: CurrencyPickerMessages = {
  failed: 'Algo ha fallado en la lista de monedas. El resto de la página funciona.',
  button: 'Moneda e idioma: ',
  title: 'Moneda e idioma',
  find: 'Buscar una moneda',
  placeholder: 'Moneda, código o país',
  list: 'Monedas',
  groups: { suggested: 'Sugeridas', all: 'Todas las monedas', found: 'Encontradas' },
  none: (query: string) => `Ninguna moneda se llama “${query}”. Prueba con un código como EUR, o con un país.`,
  found: (count: number) => plural('es', count, { one: '1 moneda', other: `${count} monedas` }),
  locale: 'Números y fechas',
  ownLocales: 'Tu navegador',
  otherLocales: 'Más',
  reset: 'Volver a dólares estadounidenses',
  loading: 'Cargando las monedas…',
  notLoaded: (currency: string) => `No se han podido cargar las monedas. Los precios siguen en ${currency}.`,
  retry: 'Reintentar',
  rates: <Part>(day: Part): MessageParts<Part> => ['Tipos de cambio del ', day],
};
