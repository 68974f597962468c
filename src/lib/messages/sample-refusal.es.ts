import type { SampleRefusalMessages } from './sample-refusal.en.ts';

/** Messages that refuse to book an example, in Spanish. */
export const es: SampleRefusalMessages = {
  refusal: 'Es un ejemplo de lo que podríamos ofrecer. No se puede reservar.',
};
