import { localizedPath } from '../../lib/languages/localized-path.ts';
import { bookingPageMessages } from '../../lib/messages/booking-page.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { progressText } from '../../lib/participants/booking-progress.ts';
import type { Progress } from '../../lib/participants/progress.ts';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly bookingRef: string;
  /** Null where every form is complete. */
  readonly progress: Progress | null;
  readonly passports: boolean;
}

/** Progress of the participant forms, with a link to them. */
export function TravellersLink({ bookingRef, progress, passports }: Props) {
  const language = useLanguage();
  const t = bookingPageMessages(language).travellers;
  return (
    <>
      <p>
        {progress ? t.progress(progressText(progress, language)) : t.complete} {progress && passports && t.passports}
      </p>
      {progress && <progress className="progress" max={progress.all} value={progress.done} aria-label={t.forms} />}
      <p>
        <a className="button button-quiet" href={localizedPath(`${PATHS.participants}/${bookingRef}`, language)}>
          {progress ? t.add : t.change}
        </a>
      </p>
    </>
  );
}
