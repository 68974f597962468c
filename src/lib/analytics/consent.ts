/**
 * The traveller's answer about analytics. `unset` until they answer; only the traveller refuses or
 * withdraws a refusal.
 */
export type Consent = 'unset' | 'granted' | 'refused';

const STATES: readonly Consent[] = ['unset', 'granted', 'refused'];

/** Parses the stored consent; undefined where it is not valid. */
export function parseConsent(stored: unknown): Consent | undefined {
  return STATES.find((state) => state === stored);
}

/**
 * An event that changes consent: an answer, or a trip added to the cart (specification.md#consent).
 */
export type ConsentEvent = 'visitor-grants' | 'visitor-refuses' | 'visitor-adds-trip';

/** Time that the tag waits for the consent update (specification.md#timing). */
export const CONSENT_UPDATE_TIMEOUT_MS = 500;

/**
 * Consent after an event; the first cart item grants it unless it was refused. The program never
 * withdraws consent (specification.md#consent). Where the law requires asking, adding a trip is no
 * event: see consent-region.ts.
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
