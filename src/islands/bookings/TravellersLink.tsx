import { PATHS } from '../../lib/navigation/paths.ts';
import { progressText } from '../../lib/participants/booking-progress.ts';
import type { Progress } from '../../lib/participants/progress.ts';

interface Props {
  readonly bookingRef: string;
  /** Null where every form is complete. */
  readonly progress: Progress | null;
  readonly passports: boolean;
}

/** Progress of the participant forms, with a link to them. */
export function TravellersLink({ bookingRef, progress, passports }: Props) {
  return (
    <>
      <p>
        {progress ? `${progressText(progress)}.` : 'We have the details of all travellers.'}{' '}
        {progress && passports && 'One of your trips needs everyone’s passport for its permit.'}
      </p>
      {progress && (
        <progress className="progress" max={progress.all} value={progress.done} aria-label="Traveller forms" />
      )}
      <p>
        <a className="button button-quiet" href={`${PATHS.participants}/${bookingRef}`}>
          {progress ? 'Add traveller details' : 'Change traveller details'}
        </a>
      </p>
    </>
  );
}
