import { useStore } from '@nanostores/react';
import { type ConsentText, consentText } from '../../lib/analytics/consent.text.ts';
import type { Consent } from '../../lib/analytics/consent.ts';
import { useLanguage } from '../kit/use-language.ts';
import { configuredTag } from './analytics.ts';
import { $consent, grantConsent, needsConsentRequest, refuseConsent } from './consent.store.ts';

/** The answer about analytics, its words, and what gives another one. */
export interface ConsentChoice extends ConsentText {
  readonly consent: Consent;
  readonly grant: () => void;
  readonly refuse: () => void;
}

/** The consent of this browser, as it is now. */
export function useConsent(): ConsentChoice {
  const consent = useStore($consent);
  const tag = configuredTag();
  const text = consentText(consent, tag && new URL(tag.url).host, needsConsentRequest(), useLanguage());
  return { ...text, consent, grant: grantConsent, refuse: refuseConsent };
}
