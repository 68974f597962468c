import type { Language } from '../languages/language.ts';
import { requestErrorMessages } from '../messages/request-error.ts';
import { joinSentences } from '../text/join-words.ts';

/** The reason why a request failed: see src/islands/booking-service. */
export interface RequestErrorKind {
  readonly kind: 'offline' | 'unavailable' | 'no-api' | 'not-found';
  /** In the language of the page, with advice on what to do; null where nothing is known. */
  readonly detail?: string | null;
  readonly requestId?: string | undefined;
}

/** What was not done and what is safe, in a traveller's words. */
export interface ActionText {
  /** The action that was not done: "Nothing was booked". */
  readonly not: string;
  /** The data that is safe: "Your trips and details are saved on this device." */
  readonly safe: string;
}

/** The reason why an action failed, what is safe, and what to do. */
export function requestErrorText(
  { kind, detail, requestId }: RequestErrorKind,
  { not, safe }: ActionText,
  language: Language,
): string {
  const t = requestErrorMessages(language);
  switch (kind) {
    case 'offline':
      return t.offline(safe);
    case 'unavailable':
      // The detail says what to do: no words of the page are added to it.
      return joinSentences(
        [t.unavailable(not), detail, safe, !detail && t.retry, requestNumberText(requestId, language)],
        language,
      );
    case 'no-api':
      return t.noApi(not, safe);
    case 'not-found':
      return t.notFound(not);
  }
}

/** The number by which a failure is found in the log (specification.md#request-ids), or null. */
export function requestNumberText(requestId: string | undefined, language: Language): string | null {
  return requestId === undefined ? null : requestErrorMessages(language).number(requestId);
}
