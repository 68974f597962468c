import type { MouseEvent, ReactNode } from 'react';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { cartMessages } from '../../lib/messages/cart.ts';
import { DEFAULT_PRICE_FORMAT, type PriceFormat, priceText } from '../../lib/money/price-format.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { LocalText } from '../kit/LocalText.tsx';
import { Message } from '../kit/Message.tsx';
import { Pesos } from '../kit/Pesos.tsx';
import { PriceData } from '../kit/PriceData.tsx';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  /** Whole US dollars. */
  readonly usd: number;
  /** Pesos in cash with an estimate in whole US dollars; null while the rates are unknown. */
  readonly cashPhp: number;
  readonly cashUsd: number | null;
  readonly view: PriceFormat;
  /** The reason why the cart cannot be booked, or null. */
  readonly blocker: string | null;
  /** Called on the way to the checkout; may prevent it. */
  readonly onContinue: (event: MouseEvent) => void;
}

/** The price, the cash, and the button to the checkout. */
export function CartTotals({ usd, cashPhp, cashUsd, view, blocker, onContinue }: Props) {
  const language = useLanguage();
  const t = cartMessages(language);
  const dollars = priceText(usd, { ...DEFAULT_PRICE_FORMAT, locale: view.locale });
  const cash = (
    <strong>
      <Pesos php={cashPhp} locale={view.locale} />
    </strong>
  );
  return (
    <section className="cart-totals" aria-labelledby="cart-total">
      <h2 id="cart-total">{t.total}</h2>
      <p className="cart-total">
        <PriceData usd={usd} view={view} />
        {view.currency !== DEFAULT_PRICE_FORMAT.currency && (
          <small>
            <Message parts={t.inDollars<ReactNode>(<LocalText locale={view.locale}>{dollars}</LocalText>)} />
          </small>
        )}
      </p>
      {cashPhp > 0 && (
        <p className="cart-cash">
          <Message
            parts={
              cashUsd !== null && view.currency !== 'PHP'
                ? t.cashAbout<ReactNode>(cash, <PriceData usd={cashUsd} view={view} />)
                : t.cash<ReactNode>(cash)
            }
          />
        </p>
      )}
      {blocker === null ? (
        <a className="button" href={localizedPath(PATHS.payment, language)} onClick={onContinue}>
          {t.checkout}
        </a>
      ) : (
        <>
          <button
            type="button"
            className="button"
            aria-disabled="true"
            aria-describedby="cart-blocker"
            onClick={onContinue}
          >
            {t.checkout}
          </button>
          <p id="cart-blocker" className="cart-problem">
            {blocker}
          </p>
        </>
      )}
    </section>
  );
}
