import { localizedPath } from '../../lib/languages/localized-path.ts';
import { checkoutMessages } from '../../lib/messages/checkout.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { Notice } from '../kit/Notice.tsx';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  /** A booking of this device that waits for its payment. */
  readonly unpaid: string | null;
}

/** Shown for an empty cart, with links to what may be wanted. */
export function EmptyCheckout({ unpaid }: Props) {
  const language = useLanguage();
  const t = checkoutMessages(language).empty;
  return (
    <>
      {unpaid !== null && (
        <Notice tone="waiting" title={t.unpaid(unpaid)}>
          <p>{t.unpaidText}</p>
          <p>
            <a className="button" href={`${localizedPath(PATHS.confirmation, language)}#ref=${unpaid}`}>
              {t.pay}
            </a>
          </p>
        </Notice>
      )}
      <p>{t.text}</p>
      <p className="message-links">
        <a className="button" href={localizedPath(PATHS.transfers, language)}>
          {t.transfer}
        </a>
        <a className="button button-quiet" href={localizedPath(PATHS.tours, language)}>
          {t.tour}
        </a>
        <a className="button button-quiet" href={localizedPath(PATHS.trips, language)}>
          {t.trips}
        </a>
      </p>
    </>
  );
}
