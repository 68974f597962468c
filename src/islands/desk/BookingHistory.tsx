import { statusText } from '../../lib/bookings/booking-status.text.ts';
import type { BookingFileView } from '../../lib/desk/booking-file.contract.ts';
import { Disclosure } from '../kit/Disclosure.tsx';
import { actorText } from './booking-file.text.ts';
import { momentText } from './desk-format.ts';

/** What has happened to a booking, the newest first, and how its traveller found us. */
export function BookingHistory({ file: { history, attribution } }: { readonly file: BookingFileView }) {
  return (
    <section className="desk-section" aria-labelledby="file-history">
      <h2 id="file-history">History</h2>
      <ul className="desk-lines">
        {history.toReversed().map(({ at, event, from, to, cause, actor }) => (
          <li key={`${at} ${event} ${cause}`}>
            {cause}
            <span className="soft">
              {momentText(at)}, {actorText(actor)}
              {from !== to && ` · ${statusText(to, 'en').label}`}
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
