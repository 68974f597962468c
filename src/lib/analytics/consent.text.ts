import type { Language } from '../languages/language.ts';
import { privacyChoicesMessages } from '../messages/privacy-choices.ts';
import type { Consent } from './consent.ts';

/** Texts of the privacy dialog. */
export interface ConsentText {
  /** The data that is measured and the service that measures it, a line each. */
  readonly measured: readonly string[];
  /** The present state in words. */
  readonly state: string;
}

/**
 * The words for a state.
 *
 * @param service the host of the analytics service; null when none is configured
 * @param mustAsk whether no trip in the cart counts as an answer
 */
export function consentText(
  consent: Consent,
  service: string | null,
  mustAsk = false,
  language: Language,
): ConsentText {
  const t = privacyChoicesMessages(language);
  const state = t.states[mustAsk ? 'must-ask' : consent];
  const measured = service === null ? t.noService : t.service(service);
  return { measured: [measured, t.labels], state };
}
