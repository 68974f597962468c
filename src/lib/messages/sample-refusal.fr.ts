import type { SampleRefusalMessages } from './sample-refusal.en.ts';

/** Messages that refuse to book an example, in French. */
export const fr: SampleRefusalMessages = {
  refusal: 'Ceci est un exemple de ce que nous pourrions proposer. Il ne peut pas être réservé.',
};
