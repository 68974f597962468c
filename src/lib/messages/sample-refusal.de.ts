import type { SampleRefusalMessages } from './sample-refusal.en.ts';

/** Messages that refuse to book an example, in German. */
export const de: SampleRefusalMessages = {
  refusal: 'Das ist ein Beispiel für etwas, was wir anbieten könnten. Du kannst es nicht buchen.',
};
