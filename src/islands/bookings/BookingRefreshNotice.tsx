import type { ReactNode } from 'react';
import { requestNumberText } from '../../lib/checkout/request-error.text.ts';
import { bookingScreensMessages } from '../../lib/messages/booking-screens.ts';
import { formatManilaMoment } from '../../lib/time/manila-format.ts';
import { LocalTime } from '../kit/LocalTime.tsx';
import { Message } from '../kit/Message.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { useLastSettled } from '../kit/use-last-settled.ts';

interface Props {
  /** The state of the last request. */
  readonly kind: 'reading' | 'fresh' | 'offline' | 'unavailable' | 'no-api' | 'not-found';
  readonly requestId?: string | undefined;
  /** The time of the last response, an instant in milliseconds since 1970. */
  readonly readAt: number;
  readonly locale: string;
  readonly retry: () => void;
}

/** The age of the shown booking, where the service could not be reached. */
export function BookingRefreshNotice({ kind, requestId, readAt, locale, retry }: Props) {
  const language = useLanguage();
  const t = bookingScreensMessages(language);
  const isLoading = kind === 'reading';
  const last = useLastSettled(kind, isLoading);
  const number = useLastSettled(requestNumberText(requestId, language), isLoading);
  if (last === 'reading' || last === 'fresh') return null;
  return (
    <div className="booking-refresh notice no-print" data-tone="waiting" role="status">
      <p>
        {t.oldReasons[last]}{' '}
        <Message
          parts={t.shownAsOf<ReactNode>(<LocalTime instant={readAt} locale={locale} as={formatManilaMoment} />)}
        />
      </p>
      {number && <p>{number}</p>}
      <p>
        <button type="button" className="button button-quiet" aria-disabled={isLoading} onClick={retry}>
          {isLoading ? t.loading : t.retry}
        </button>
      </p>
    </div>
  );
}
