import { sampleRefusal } from '../catalogue/sample.text.ts';
import type { Language } from '../languages/language.ts';
import { tripRefusalsMessages } from '../messages/trip-refusals.ts';
import { type FieldError, SAMPLE_LISTING } from '../site/problem.ts';
import { serviceText } from '../site/service-text.ts';

type Refusal = keyof ReturnType<typeof tripRefusalsMessages>;

/** The messages of codes, with the field where one code has several. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  departed: 'departed',
  withdrawn: 'withdrawn',
  closed: 'closed',
  'too-far': 'tooFar',
  'too-soon': 'tooSoon',
  'too-many': 'tooMany',
  'date missing': 'noDay',
  'time not-served': 'notThen',
  'pickup missing': 'noPlace',
  'dropoff missing': 'noPlace',
  'pickup not-served': 'notThere',
  'dropoff not-served': 'notThere',
};

/**
 * Why the service did not take a field of a trip, by its code. Null where the page has no words for
 * it (specification.md#languages).
 */
export function tripRefusalText({ field, code = '', detail }: FieldError, language: Language): string | null {
  if (code === SAMPLE_LISTING) return sampleRefusal(language);
  const name = field.slice(field.lastIndexOf('.') + 1);
  const refusal = REFUSALS[code] ?? REFUSALS[`${name} ${code}`];
  return refusal ? tripRefusalsMessages(language)[refusal] : serviceText(detail, language);
}
