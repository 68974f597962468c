import { statusText } from '../../lib/bookings/booking-status.text.ts';
import type { BookingFileView } from '../../lib/desk/booking-file.contract.ts';
import { Disclosure } from '../kit/Disclosure.tsx';
import { actorText, refundStateText } from './booking-file.text.ts';
import { amountText, DESK_LOCALE, momentText } from './desk-format.ts';

type History = BookingFileView['history'];

interface Entry extends Pick<History[number], 'at' | 'cause' | 'actor'> {
  /** What the booking became, or what came of its money; null where only the cause tells. */
  readonly title: string | null;
}

/** Changes and refunds in one list, the newest first. */
function entriesOf({ history, refunds }: BookingFileView): readonly Entry[] {
  const changes = history.map(({ from, to, ...entry }) => ({
    ...entry,
    title: from === to ? null : statusText(to, 'en').label,
  }));
  const paid = refunds.map(({ changedAt, cents, status, reason, actor }) => ({
    ...{ at: changedAt, cause: reason, actor },
    title: `${amountText(cents, DESK_LOCALE)} back, ${refundStateText(status)}`,
  }));
  return [...changes, ...paid].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).toReversed();
}

/** What has happened to a booking, the newest first, and how its traveller found us. */
export function BookingHistory({ file }: { readonly file: BookingFileView }) {
  const { attribution } = file;
  return (
    <section className="desk-section" aria-labelledby="file-history">
      <h2 id="file-history">History</h2>
      <ul className="desk-lines">
        {entriesOf(file).map(({ at, title, cause, actor }) => (
          <li key={`${at} ${title} ${cause}`}>
            {title ? <strong>{title}</strong> : cause}
            {title && <span className="desk-line">{cause}</span>}
            <span className="soft">
              {momentText(at)}, {actorText(actor)}
            </span>
          </li>
        ))}
      </ul>
      {attribution && (
        <Disclosure summary="Where they come from">
          <ul className="desk-lines">
            {Object.entries(attribution).map(([label, text]) => (
              <li key={label}>
                {label}: {text}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}
