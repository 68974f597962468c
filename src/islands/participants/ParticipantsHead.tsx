import { PATHS } from '../../lib/navigation/paths.ts';
import { progressText } from '../../lib/participants/booking-progress.ts';
import type { Progress } from '../../lib/participants/progress.ts';

interface Props {
  readonly bookingRef: string;
  readonly progress: Progress;
}

/** Progress of the forms, with a link to the booking. */
export function ParticipantsHead({ bookingRef, progress }: Props) {
  return (
    <div className="participants-head">
      <p role="status">
        <strong>{progressText(progress)}</strong>
      </p>
      <progress className="progress" max={progress.all} value={progress.done} aria-label="Forms that are complete" />
      <p className="soft">
        Each form saves automatically once it is complete. You can stop at any time and continue later, here or from the
        link in our e-mail.
      </p>
      <p>
        <a href={`${PATHS.confirmation}#ref=${bookingRef}`}>Booking {bookingRef}</a>
      </p>
    </div>
  );
}
