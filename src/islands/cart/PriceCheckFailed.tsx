import { cartMessages } from '../../lib/messages/cart.ts';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly retry: () => void;
}

/** The notice that prices could not be checked and are shown as added. */
export function PriceCheckFailed({ retry }: Props) {
  const t = cartMessages(useLanguage());
  return (
    <p className="cart-warning" role="alert">
      {t.unchecked}{' '}
      <button type="button" className="button button-quiet" onClick={retry}>
        {t.checkAgain}
      </button>
    </p>
  );
}
