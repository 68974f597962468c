import type { SampleRefusalMessages } from './sample-refusal.en.ts';

/** Messages that refuse to book an example, in Dutch. */
export const nl: SampleRefusalMessages = {
  refusal: 'Dit is een voorbeeld van wat we zouden kunnen aanbieden. Je kunt het niet boeken.',
};
