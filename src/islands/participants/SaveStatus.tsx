import { participantFormMessages } from '../../lib/messages/participant-form.ts';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly kind: 'untouched' | 'incomplete' | 'saving' | 'saved' | 'unsaved';
  /** Why it is not saved. */
  readonly text: string;
  readonly retry: () => void;
}

/** The state of saving, visible and announced. */
export function SaveStatus({ kind, text, retry }: Props) {
  const t = participantFormMessages(useLanguage());
  const texts = {
    untouched: t.savesItself,
    incomplete: t.savesItself,
    saving: t.saving,
    saved: t.saved,
    unsaved: text,
  };
  return (
    <div className="saving-note" data-kind={kind}>
      <p role="status">{texts[kind]}</p>
      {kind === 'unsaved' && (
        <button type="button" className="button button-quiet" onClick={retry}>
          {t.saveAgain}
        </button>
      )}
    </div>
  );
}
