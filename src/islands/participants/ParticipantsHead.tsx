import { localizedPath } from '../../lib/languages/localized-path.ts';
import { participantsMessages } from '../../lib/messages/participants.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { progressText } from '../../lib/participants/booking-progress.ts';
import type { Progress } from '../../lib/participants/progress.ts';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly bookingRef: string;
  readonly progress: Progress;
}

/** Progress of the forms, with a link to the booking. */
export function ParticipantsHead({ bookingRef, progress }: Props) {
  const language = useLanguage();
  const t = participantsMessages(language);
  return (
    <div className="participants-head">
      <p role="status">
        <strong>{progressText(progress, language)}</strong>
      </p>
      <progress className="progress" max={progress.all} value={progress.done} aria-label={t.formsComplete} />
      <p className="soft">{t.howItSaves}</p>
      <p>
        <a href={localizedPath(`${PATHS.confirmation}#ref=${bookingRef}`, language)}>{t.booking(bookingRef)}</a>
      </p>
    </div>
  );
}
