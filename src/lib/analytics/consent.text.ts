import type { Consent } from './consent.ts';

/** Texts of the privacy dialog. */
export interface ConsentText {
  /** The data that is measured and the service that measures it, a line each. */
  readonly measured: readonly string[];
  /** The present state in words. */
  readonly state: string;
}

const STATES: Readonly<Record<Consent | 'must-ask', string>> = {
  unset: 'You have not chosen yet. Putting a first trip in your cart counts as allowing it.',
  'must-ask': 'You have not chosen yet. Nothing is measured until you allow it.',
  granted: 'You allow it.',
  refused: 'You refused it. Nothing is measured, even with trips in your cart.',
};

const OWN =
  'We receive the labels in the link that brought you here, such as a campaign name, together with a booking reference.';

/**
 * The words for a state.
 *
 * @param service the host of the analytics service; null when none is configured
 * @param mustAsk whether no trip in the cart counts as an answer
 */
export function consentText(consent: Consent, service: string | null, mustAsk = false): ConsentText {
  const state = STATES[mustAsk ? 'must-ask' : consent];
  if (service === null)
    return {
      measured: [
        'No analytics service is set up on this site, so nothing is measured. We keep your answer in case that changes.',
        OWN,
      ],
      state,
    };
  return {
    measured: [
      `If you allow it, ${service} learns which pages you open, on what kind of device, and whether you book and for how much. It never learns your name, e-mail, mobile number or passport.`,
      OWN,
    ],
    state,
  };
}
