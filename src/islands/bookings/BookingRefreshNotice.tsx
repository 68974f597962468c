import { formatManilaMoment } from '../../lib/time/manila-format.ts';
import { LocalTime } from '../kit/LocalTime.tsx';
import { useLastSettled } from '../kit/use-last-settled.ts';

interface Props {
  /** The state of the last request. */
  readonly kind: 'reading' | 'fresh' | 'offline' | 'unavailable' | 'no-api' | 'not-found';
  /** The time of the last response, an instant in milliseconds since 1970. */
  readonly readAt: number;
  readonly locale: string;
  readonly retry: () => void;
}

const REASONS = {
  offline: 'No connection.',
  unavailable: 'Our service is not responding right now.',
  'no-api': 'This copy of the site has no booking service.',
  'not-found': 'This device can no longer open this booking.',
} as const;

/** The age of the shown booking, where the service could not be reached. */
export function BookingRefreshNotice({ kind, readAt, locale, retry }: Props) {
  const isLoading = kind === 'reading';
  const last = useLastSettled(kind, isLoading);
  if (last === 'reading' || last === 'fresh') return null;
  return (
    <div className="notice no-print" data-tone="waiting" role="status">
      <p>
        {REASONS[last]} You see the booking as it was on{' '}
        <LocalTime instant={readAt} locale={locale} as={formatManilaMoment} />, Palawan time.
      </p>
      <p>
        <button type="button" className="button button-quiet" aria-disabled={isLoading} onClick={retry}>
          {isLoading ? 'Loading …' : 'Try again'}
        </button>
      </p>
    </div>
  );
}
