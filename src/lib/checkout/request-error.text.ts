import type { Language } from '../languages/language.ts';
import { requestErrorMessages } from '../messages/request-error.ts';
import { serviceText } from '../site/service-text.ts';

/** The reason why a request failed: see src/islands/booking-service. */
export interface RequestErrorKind {
  readonly kind: 'offline' | 'unavailable' | 'no-api' | 'not-found';
  readonly detail?: string | null;
}

/** What was not done and what is safe, in a traveller's words. */
export interface ActionText {
  /** The action that was not done: "Nothing was booked". */
  readonly not: string;
  /** The data that is safe: "Your trips and details are saved on this device." */
  readonly safe: string;
}

/** Whether the service's text has advice on when to try again. */
function hasRetryAdvice(detail: RequestErrorKind['detail']): boolean {
  return detail?.includes('Try again') ?? false;
}

/** The reason why an action failed, what is safe, and what to do. */
export function requestErrorText(
  { kind, detail }: RequestErrorKind,
  { not, safe }: ActionText,
  language: Language,
): string {
  const t = requestErrorMessages(language);
  switch (kind) {
    case 'offline':
      return t.offline(safe);
    case 'unavailable': {
      const advice = serviceText(detail, language);
      return [t.unavailable(not), advice, safe, hasRetryAdvice(advice) ? '' : t.retry].filter(Boolean).join(' ');
    }
    case 'no-api':
      return t.noApi(not, safe);
    case 'not-found':
      return t.notFound(not);
  }
}
