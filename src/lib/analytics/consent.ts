/** What the visitor said about analytics. `unset` until then; only a visitor refuses, only a visitor takes a refusal back. */
export type Consent = 'unset' | 'granted' | 'refused';

const STATES: readonly Consent[] = ['unset', 'granted', 'refused'];

/** Reads what the browser stored, or gives undefined. */
export function parseConsent(stored: unknown): Consent | undefined {
  return STATES.find((state) => state === stored);
}

/** What changes consent: the visitor's own word, or a trip that they put into the cart (specification.md#consent). */
export type ConsentEvent = 'visitor-grants' | 'visitor-refuses' | 'visitor-adds-trip';

/** How long the tag waits for the update (specification.md#timing). */
export const CONSENT_UPDATE_TIMEOUT_MS = 500;

/**
 * Consent after an event. The first cart item grants it, unless the visitor has refused; the program itself never takes
 * it back (specification.md#consent). Where consent is asked for, no trip in the cart is an event: see consent-region.ts.
 */
export function consentAfter(consent: Consent, event: ConsentEvent): Consent {
  switch (event) {
    case 'visitor-grants':
      return 'granted';
    case 'visitor-refuses':
      return 'refused';
    case 'visitor-adds-trip':
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
