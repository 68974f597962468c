import { PATHS } from '../../lib/navigation/paths.ts';
import { remainingText } from '../../lib/participants/booking-progress.ts';
import type { Progress } from '../../lib/participants/progress.ts';

interface Props {
  readonly bookingRef: string;
  readonly progress: Progress;
}

/** The end of the page: what is done, what comes next, and the way back. */
export function ParticipantsEnd({ bookingRef, progress }: Props) {
  const isDone = progress.done === progress.all;
  return (
    <section className="panel" aria-label="Progress">
      <p>
        <strong>{remainingText(progress)}</strong>{' '}
        {isDone ? 'There is nothing more to do here.' : 'Your entries are saved. Come back any time to finish.'}
      </p>
      <p>
        <a className={isDone ? 'button' : 'button button-quiet'} href={`${PATHS.confirmation}#ref=${bookingRef}`}>
          Back to the booking
        </a>
      </p>
    </section>
  );
}
