import { bookingMessages } from '../../lib/messages/booking.ts';
import { manilaInstant } from '../../lib/time/manila.ts';
import { formatManilaDay } from '../../lib/time/manila-format.ts';
import { LocalTime } from '../kit/LocalTime.tsx';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  /** An ISO date in Palawan. */
  readonly date: string;
  readonly locale: string;
  readonly onChange: () => void;
}

/** The chosen day in one line, and the button that opens the calendar again. */
export function ChosenDay({ date, locale, onChange }: Props) {
  const t = bookingMessages(useLanguage()).day;
  return (
    <p className="chosen-day">
      <strong>
        <LocalTime instant={manilaInstant(date)} locale={locale} as={formatManilaDay} />
      </strong>
      <button type="button" className="button button-quiet" aria-label={t.changeDay} onClick={onChange}>
        {t.change}
      </button>
    </p>
  );
}
