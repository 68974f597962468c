import type { ComparePageMessages } from './compare-page.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the page that compares trips, in Italian. */
export const it: ComparePageMessages = {
  title: 'Confronta i viaggi',
  description:
    'Fino a tre viaggi uno accanto all’altro: prezzo per il tuo gruppo, durata, che cosa è compreso, cancellazione.',
  lead: 'Fino a tre uno accanto all’altro, con il prezzo per il tuo gruppo.',
  noScript: <Part>(transportation: (text: string) => Part, tours: (text: string) => Part): MessageParts<Part> => [
    'Questa pagina ha bisogno di JavaScript, che nel tuo browser è disattivato. Le pagine con ',
    transportation('tutti i trasporti'),
    ' e ',
    tours('tutti i tour'),
    ' mostrano prezzi, orari e che cosa è compreso anche senza.',
  ],
  people: <Part>(stepper: Part): MessageParts<Part> => ['Persone ', stepper],
};
