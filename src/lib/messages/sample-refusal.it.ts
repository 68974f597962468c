import type { SampleRefusalMessages } from './sample-refusal.en.ts';

/** Messages that refuse to book an example, in Italian. */
export const it: SampleRefusalMessages = {
  refusal: 'Questo è un esempio di quello che potremmo offrire. Non si può prenotare.',
};
