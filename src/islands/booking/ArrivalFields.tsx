import { type ArrivalKind, type ArrivalNote, arrivalNoteText } from '../../lib/booking/arrival-note.text.ts';
import type { TripDraft } from '../../lib/booking/trip-draft.schema.ts';
import { bookingMessages } from '../../lib/messages/booking.ts';
import { LocalParts } from '../kit/LocalText.tsx';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly kind: ArrivalKind;
  readonly arrival: TripDraft['arrival'];
  /** The warning about the connection; null where it is comfortable. */
  readonly note: ArrivalNote | null;
  readonly locale: string;
  readonly onChange: (arrival: TripDraft['arrival']) => void;
}

/** Fields for the arrival at an airport, a port or a terminal. All are optional. */
export function ArrivalFields({ kind, arrival, note, locale, onChange }: Props) {
  const language = useLanguage();
  const { number, time, example } = bookingMessages(language).arrival[kind];
  return (
    <div className="booking-arrival">
      <label className="field">
        {number}
        <input
          value={arrival.number}
          maxLength={20}
          placeholder={example}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...arrival, number: target.value })}
        />
      </label>
      <label className="field">
        {time}
        <input
          type="time"
          value={arrival.time}
          onChange={({ target }) => onChange({ ...arrival, time: target.value.slice(0, 5) })}
        />
      </label>
      <p role="status" className={note ? 'booking-warning' : 'hidden-visually'}>
        {note && <LocalParts parts={arrivalNoteText(note, locale, language)} locale={locale} />}
      </p>
    </div>
  );
}
