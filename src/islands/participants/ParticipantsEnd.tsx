import { localizedPath } from '../../lib/languages/localized-path.ts';
import { participantsMessages } from '../../lib/messages/participants.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { remainingText } from '../../lib/participants/booking-progress.ts';
import type { Progress } from '../../lib/participants/progress.ts';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly bookingRef: string;
  readonly progress: Progress;
}

/** The end of the page: what is done, what comes next, and the way back. */
export function ParticipantsEnd({ bookingRef, progress }: Props) {
  const language = useLanguage();
  const t = participantsMessages(language);
  const isDone = progress.done === progress.all;
  return (
    <section className="panel" aria-label={t.progress}>
      <p>
        <strong>{remainingText(progress, language)}</strong> {isDone ? t.done : t.saved}
      </p>
      <p>
        <a
          className={isDone ? 'button' : 'button button-quiet'}
          href={localizedPath(`${PATHS.confirmation}#ref=${bookingRef}`, language)}
        >
          {t.back}
        </a>
      </p>
    </section>
  );
}
