import { localizedPath } from '../../lib/languages/localized-path.ts';
import { cartPageMessages } from '../../lib/messages/cart-page.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { joinSentences } from '../../lib/text/join-words.ts';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly state: 'own' | 'loading' | 'question' | 'missing' | 'booked' | 'failed';
  /** The booking made from the cart of the link. */
  readonly bookingRef: string | null;
  /** A sentence with the number of the request that failed, where there is one. */
  readonly number: string | undefined;
  readonly retry: () => void;
}

/** The state of loading the cart of a link, with a retry. */
export function CartLoadStatus({ state, bookingRef, number, retry }: Props) {
  const language = useLanguage();
  const t = cartPageMessages(language);
  if (state === 'loading') return <p role="status">{t.opening}</p>;
  if (state === 'missing') {
    return (
      <p className="cart-warning" role="alert">
        {t.missing}
      </p>
    );
  }
  if (state === 'booked') {
    return (
      <p className="cart-warning" role="alert">
        {t.booked}{' '}
        <a href={`${localizedPath(PATHS.confirmation, language)}#ref=${bookingRef}`}>
          {t.seeBooking(String(bookingRef))}
        </a>
      </p>
    );
  }
  if (state !== 'failed') return null;
  return (
    <p className="cart-warning" role="alert">
      {joinSentences([t.failed, number], language)}{' '}
      <button type="button" className="button button-quiet" onClick={retry}>
        {t.retry}
      </button>
    </p>
  );
}
