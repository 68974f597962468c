import { useState } from 'react';
import { tripTextData } from '../../lib/booking/trip-text-data.ts';
import type { Booking } from '../../lib/bookings/booking.schema.ts';
import { bookingText } from '../../lib/bookings/booking.text.ts';
import { googleCalendarLink } from '../../lib/bookings/google-calendar-link.ts';
import { shareLinks } from '../../lib/bookings/message-links.ts';
import { bookingPageMessages } from '../../lib/messages/booking-page.ts';
import type { Operator } from '../../lib/site/operator.schema.ts';
import { Disclosure } from '../kit/Disclosure.tsx';
import { MessageLinks } from '../kit/MessageLinks.tsx';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly booking: Booking;
  readonly operator: Operator;
  readonly locale: string;
}

/** The booking for the traveller's calendar, for paper, and for those who come along. */
export function ShareBooking({ booking, operator, locale }: Props) {
  const language = useLanguage();
  const t = bookingPageMessages(language).share;
  const [problem, setProblem] = useState('');
  const { ref, trips, totalUsd, status } = booking;
  const text = bookingText(
    { ref, operator: operator.name, trips: trips.map(tripTextData), totalUsd, phone: operator.contacts.phone },
    locale,
    language,
  );
  const saveCalendar = async () => {
    try {
      const { calendarFile, CALENDAR_FILE_NAME, CALENDAR_FILE_TYPE } = await import(
        '../../lib/bookings/calendar-file.ts'
      );
      const isCancelled = status === 'cancelled';
      const file = calendarFile({ ref, trips, operator, isCancelled, at: Date.now() }, locale, language);
      saveFile(CALENDAR_FILE_NAME, CALENDAR_FILE_TYPE, file);
      setProblem('');
    } catch {
      setProblem(t.offline);
    }
  };
  return (
    <>
      <p className="message-links">
        <button type="button" className="button button-quiet" onClick={saveCalendar}>
          {t.addToCalendar}
        </button>
        {trips.map((trip) => (
          <a
            key={trip.ref}
            className="button button-quiet"
            href={googleCalendarLink(trip, { ref, operator }, locale, language)}
            target="_blank"
            rel="noreferrer"
          >
            {trips.length > 1 ? t.googleCalendarOf(trip.title) : t.googleCalendar}
          </a>
        ))}
        <button type="button" className="button button-quiet" onClick={() => print()}>
          {t.print}
        </button>
      </p>
      <p role="alert" className="pay-message">
        {problem}
      </p>
      <h3>{t.tellGroup}</h3>
      <MessageLinks links={shareLinks(t.subject(ref), text, language)} text={text} />
      <Disclosure summary={t.showText}>
        <pre className="message-text">{text}</pre>
      </Disclosure>
    </>
  );
}

/** Hands the browser a text to save as a file. */
function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser takes its time to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
