/** What the visitor said about analytics. `unset` until then; only a visitor refuses, only a visitor takes a refusal back. */
export type Consent = 'unset' | 'granted' | 'refused';

const STATES: readonly Consent[] = ['unset', 'granted', 'refused'];

/** Reads what the browser stored, or gives undefined. */
export function parseConsent(stored: unknown): Consent | undefined {
  return STATES.find((state) => state === stored);
}

/** What changes consent: the visitor's own word, or the first item in the cart (specification, section 4). */
export type ConsentEvent = 'visitor-grants' | 'visitor-refuses' | 'cart-has-item';

/** How long the tag waits for the update (specification, section 9, Timing). */
export const CONSENT_UPDATE_WAIT_MS = 500;

/**
 * Consent after an event. The first cart item grants it, unless the visitor has refused; the program itself never takes
 * it back (specification, section 4, Consent; design, section 7).
 */
export function consentAfter(consent: Consent, event: ConsentEvent): Consent {
  switch (event) {
    case 'visitor-grants':
      return 'granted';
    case 'visitor-refuses':
      return 'refused';
    case 'cart-has-item':
      return consent === 'refused' ? 'refused' : 'granted';
  }
}

/** The signals of Google's Consent Mode, version 2. */
export interface ConsentSignals {
  readonly ad_storage: 'granted' | 'denied';
  readonly ad_user_data: 'granted' | 'denied';
  readonly ad_personalization: 'granted' | 'denied';
  readonly analytics_storage: 'granted' | 'denied';
}

/** The signals for a state: all denied until consent is granted. */
export function consentSignals(consent: Consent): ConsentSignals {
  const signal = consent === 'granted' ? 'granted' : 'denied';
  return { ad_storage: signal, ad_user_data: signal, ad_personalization: signal, analytics_storage: signal };
}
