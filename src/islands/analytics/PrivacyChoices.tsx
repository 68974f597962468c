import { localizedPath } from '../../lib/languages/localized-path.ts';
import { privacyChoicesMessages } from '../../lib/messages/privacy-choices.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { DialogHead } from '../kit/DialogHead.tsx';
import { useLanguage } from '../kit/use-language.ts';
import { useModal } from '../kit/use-modal.ts';
import { useStyles } from '../kit/use-stylesheet.ts';
import css from './privacy-choices.css?inline';
import { useConsent } from './use-consent.ts';

const TITLE_ID = 'privacy-choices-title';

/** What is measured, and the choice. Both answers look alike, so that neither is easier. */
export function PrivacyChoices({ close }: { readonly close: () => void }) {
  useStyles(css);
  const language = useLanguage();
  const t = privacyChoicesMessages(language);
  const { consent, measured, state, grant, refuse } = useConsent();
  const { dialog, heading, onClosed, closeOnBackdrop } = useModal(close);
  const answers = [
    { label: t.allow, isChosen: consent === 'granted', choose: grant },
    { label: t.refuse, isChosen: consent === 'refused', choose: refuse },
  ];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does it for the keyboard.
    <dialog
      ref={dialog}
      className="privacy-choices"
      aria-labelledby={TITLE_ID}
      onClose={onClosed}
      onClick={closeOnBackdrop}
    >
      <DialogHead id={TITLE_ID} title={t.title} heading={heading} close={close} />
      <div className="privacy-body">
        {measured.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p role="status">{state}</p>
        <div className="privacy-answers">
          {answers.map(({ label, isChosen, choose }) => (
            <button key={label} type="button" className="button button-quiet" aria-pressed={isChosen} onClick={choose}>
              {label}
            </button>
          ))}
          <button type="button" className="button button-quiet privacy-done" onClick={close}>
            {t.done}
          </button>
        </div>
        <p>
          <a href={localizedPath(PATHS.privacy, language)}>{t.link}</a>
        </p>
      </div>
    </dialog>
  );
}
