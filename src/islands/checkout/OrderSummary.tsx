import type { ReactNode } from 'react';
import type { CartView } from '../../lib/cart/cart-view.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { checkoutMessages } from '../../lib/messages/checkout.ts';
import { peopleText } from '../../lib/money/people.ts';
import type { PriceFormat } from '../../lib/money/price-format.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import type { PaymentPlan } from '../../lib/payments/payment-plan.ts';
import { formatManilaMoment } from '../../lib/time/manila-format.ts';
import { AmountText } from '../kit/AmountText.tsx';
import { LocalTime } from '../kit/LocalTime.tsx';
import { Message } from '../kit/Message.tsx';
import { Pesos } from '../kit/Pesos.tsx';
import { PriceData } from '../kit/PriceData.tsx';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly cart: CartView;
  /** Null while it is not known what is due when. */
  readonly plan: PaymentPlan | null;
  readonly view: PriceFormat;
}

/** The order: trips, price, and amounts due by date. */
export function OrderSummary({ cart, plan, view }: Props) {
  const language = useLanguage();
  const t = checkoutMessages(language).order;
  return (
    <aside className="panel order" aria-labelledby="order-title">
      <div className="order-head">
        <h2 id="order-title">{t.title}</h2>
        <a href={localizedPath(PATHS.cart, language)}>{t.change}</a>
      </div>
      <ul className="order-trips">
        {cart.lines.map(({ item, departure }) => (
          <li key={item.ref}>
            <p>
              <strong>{item.title}</strong>
              <span className="soft small">
                <Message
                  parts={t.trip<ReactNode>(
                    <LocalTime instant={departure} locale={view.locale} as={formatManilaMoment} />,
                    peopleText(item.trip.people, language),
                  )}
                />
              </span>
            </p>
            <PriceData usd={item.totalUsd} totalUsd={cart.usd} view={view} />
          </li>
        ))}
      </ul>
      <dl className="sums">
        <div className="sums-total">
          <dt>{t.total}</dt>
          <dd>
            <AmountText usd={cart.usd} view={view} />
          </dd>
        </div>
        {plan && plan.balances.length > 0 && (
          <>
            <div>
              <dt>{t.dueNow}</dt>
              <dd>
                <AmountText usd={plan.nowUsd} totalUsd={cart.usd} view={view} />
              </dd>
            </div>
            {plan.balances.map(({ due, usd }) => (
              <div key={due}>
                <dt>
                  <Message
                    parts={t.dueBy<ReactNode>(
                      <LocalTime instant={Date.parse(due)} locale={view.locale} as={formatManilaMoment} />,
                    )}
                  />
                </dt>
                <dd>
                  <AmountText usd={usd} totalUsd={cart.usd} view={view} />
                </dd>
              </div>
            ))}
          </>
        )}
      </dl>
      {cart.cashPhp > 0 && (
        <p className="small">
          <Message
            parts={t.cash<ReactNode>(
              <strong>
                <Pesos php={cart.cashPhp} locale={view.locale} />
              </strong>,
            )}
          />
        </p>
      )}
      <p className="soft small">{t.palawanTime}</p>
    </aside>
  );
}
