import { participantsMessages } from '../../lib/messages/participants.ts';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly copy: {
    readonly offer: { readonly title: string; readonly forms: readonly unknown[] } | null;
    readonly busy: boolean;
    readonly message: string;
    readonly run: () => void;
  };
}

/** Takes all travellers over from another trip with one press. */
export function CopyAll({ copy: { offer, busy, message, run } }: Props) {
  const t = participantsMessages(useLanguage());
  return (
    <>
      {offer && (
        <p>
          <button type="button" className="button button-quiet copy-all" aria-disabled={busy} onClick={run}>
            {busy ? t.copying : t.copyAll(offer.title)}
          </button>
        </p>
      )}
      {message && <p role="alert">{message}</p>}
    </>
  );
}
