import type { Language } from '../languages/language.ts';
import { sampleRefusalMessages } from '../messages/sample-refusal.ts';
import { samplesMessages } from '../messages/samples.ts';

/** The refusal to book a sample listing. */
export function sampleRefusal(language: Language): string {
  return sampleRefusalMessages(language).refusal;
}

/** A listing's type on its card, with a mark on samples. */
export function typeText(
  { typeLabel, sample }: { readonly typeLabel: string; readonly sample: boolean },
  language: Language,
): string {
  return sample ? samplesMessages(language).type(typeLabel) : typeLabel;
}
