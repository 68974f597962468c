import { messageLinks } from '../../lib/bookings/message-links.ts';
import { requestNumberText } from '../../lib/checkout/request-error.text.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { bookingScreensMessages } from '../../lib/messages/booking-screens.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import type { Operator } from '../../lib/site/operator.schema.ts';
import { joinSentences } from '../../lib/text/join-words.ts';
import { Notice } from '../kit/Notice.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { ContactLines } from './ContactLines.tsx';

interface Props {
  /** Null where the address names no booking. */
  readonly bookingRef: string | null;
  readonly kind: 'reading' | 'fresh' | 'offline' | 'unavailable' | 'no-api' | 'not-found';
  readonly requestId?: string | undefined;
  readonly operator: Operator;
  readonly locale: string;
  readonly retry: () => void;
}

/** Outcomes for which a retry will not help soon. */
const NEEDS_CONTACT: ReadonlySet<Props['kind']> = new Set(['no-api', 'not-found']);

/** Shown in place of a booking that cannot be shown. */
export function BookingNotFound({ bookingRef, kind, requestId, operator, locale, retry }: Props) {
  const language = useLanguage();
  const t = bookingScreensMessages(language);
  if (bookingRef === null) return <NoReference />;
  if (kind === 'reading' || kind === 'fresh') return <div className="screen-wait" aria-busy="true" />;
  const { contacts, hours } = operator;
  const links = messageLinks(contacts, `Booking ${bookingRef}`, `Booking ${bookingRef}: `, language);
  return (
    <Notice tone="problem" title={t.cannotOpen(bookingRef)}>
      <p>{joinSentences([t.cannotOpenReasons[kind], requestNumberText(requestId, language)], language)}</p>
      <p className="message-links">
        <button type="button" className="button" onClick={retry}>
          {t.retry}
        </button>
        <TripsLink />
      </p>
      {NEEDS_CONTACT.has(kind) && <ContactLines links={links} phone={contacts.phone} hours={hours} locale={locale} />}
    </Notice>
  );
}

/** Shown without a reference: trips not booked are still in the cart. */
function NoReference() {
  const language = useLanguage();
  const t = bookingScreensMessages(language);
  return (
    <Notice tone="problem" title={t.noReferenceTitle}>
      <p>{t.noReference}</p>
      <p className="message-links">
        <a className="button" href={localizedPath(PATHS.cart, language)}>
          {t.cart}
        </a>
        <TripsLink />
      </p>
    </Notice>
  );
}

function TripsLink() {
  const language = useLanguage();
  return (
    <a className="button button-quiet" href={localizedPath(PATHS.trips, language)}>
      {bookingScreensMessages(language).trips}
    </a>
  );
}
