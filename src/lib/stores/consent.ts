import {
  CONSENT_UPDATE_WAIT_MS,
  type Consent,
  type ConsentEvent,
  consentAfter,
  parseConsent,
} from '../consent/consent.ts';
import { CONSENT_KEY } from '../consent/consent-key.ts';
import { persistent } from './persistent.ts';

/** What the visitor said about analytics (specification, section 3, `isGranted`: see {@link isGranted}). */
export const $consent = persistent<Consent>(CONSENT_KEY, { fallback: 'unset', parse: parseConsent });

function change(event: ConsentEvent): void {
  const consent = consentAfter($consent.get(), event);
  if (consent !== $consent.get()) $consent.set(consent);
}

/** Whether analytics may measure (specification, section 3, Booking store state). */
export function isGranted(): boolean {
  return $consent.get() === 'granted';
}

/** The visitor allows analytics. */
export function grantConsent(): void {
  change('visitor-grants');
}

/** The visitor refuses analytics; no cart changes that. */
export function refuseConsent(): void {
  change('visitor-refuses');
}

/**
 * The first item in the cart grants consent after the update wait, unless the visitor has refused or does so meanwhile
 * (specification, section 4, Consent).
 *
 * @param wait calls back after so many milliseconds
 */
export function grantByCart(wait: (task: () => void, ms: number) => void = setTimeout): void {
  if ($consent.get() === 'unset') wait(() => change('cart-has-item'), CONSENT_UPDATE_WAIT_MS);
}
