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
export function requestErrorText({ kind, detail }: RequestErrorKind, { not, safe }: ActionText): string {
  switch (kind) {
    case 'offline':
      return `No answer: you may be offline. ${safe} Try again when you are online. Nothing will be done twice.`;
    case 'unavailable':
      return [
        `${not}: our service is not responding right now.`,
        detail,
        safe,
        hasRetryAdvice(detail) ? '' : 'Try again in a moment.',
      ]
        .filter(Boolean)
        .join(' ');
    case 'no-api':
      return `${not}: this copy of the site takes requests by message only. ${safe}`;
    case 'not-found':
      return `${not}: this device cannot open that booking. Open the link in our e-mail, or write to us.`;
  }
}
