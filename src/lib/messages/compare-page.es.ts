import type { ComparePageMessages } from './compare-page.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the page that compares trips, in Spanish. */
export const es: ComparePageMessages = {
  title: 'Comparar viajes',
  description: 'Hasta tres viajes lado a lado: precio para tu grupo, duración, qué incluye, cancelación.',
  lead: 'Hasta tres lado a lado, con el precio para tu grupo.',
  noScript: <Part>(transportation: (text: string) => Part, tours: (text: string) => Part): MessageParts<Part> => [
    'Esta página necesita JavaScript, que está desactivado en tu navegador. Las páginas de ',
    transportation('todo el transporte'),
    ' y ',
    tours('todas las excursiones'),
    ' muestran sin él precios, horas y qué está incluido.',
  ],
  people: <Part>(stepper: Part): MessageParts<Part> => ['Personas ', stepper],
};
