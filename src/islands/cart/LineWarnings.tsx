import type { ReactNode } from 'react';
import { arrivalNoteText } from '../../lib/booking/arrival-note.text.ts';
import type { CartLine } from '../../lib/cart/cart-line.ts';
import { sampleRefusal } from '../../lib/catalogue/sample.text.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { cartMessages } from '../../lib/messages/cart.ts';
import type { PriceFormat } from '../../lib/money/price-format.ts';
import { LocalHours } from '../kit/LocalHours.tsx';
import { LocalParts } from '../kit/LocalText.tsx';
import { Message } from '../kit/Message.tsx';
import { PriceData } from '../kit/PriceData.tsx';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly line: CartLine;
  readonly view: PriceFormat;
}

/** The state of an item compared with today's catalogue, and its conflicts. */
export function LineWarnings({ line: { item, state, conflicts, arrival }, view }: Props) {
  const language = useLanguage();
  const t = cartMessages(language).state;
  return (
    <>
      {state.kind === 'departed' && <p className="cart-problem">{t.departed}</p>}
      {state.kind === 'withdrawn' && <p className="cart-problem">{t.withdrawn}</p>}
      {state.kind === 'sample' && (
        <p className="cart-problem">
          {sampleRefusal(language)}{' '}
          <Message
            parts={t.sample<ReactNode>(<a href={`${localizedPath(item.path, language)}#book`}>{t.askByMessage}</a>)}
          />
        </p>
      )}
      {state.kind === 'problem' &&
        state.problems.map(({ field, text }) => (
          <p key={field} className="cart-problem">
            <LocalHours locale={view.locale}>{text}</LocalHours> {t.problem}
          </p>
        ))}
      {state.kind === 'repriced' && (
        <p className="cart-warning">
          <Message
            parts={t.repriced<ReactNode>(
              <PriceData usd={state.oldUsd} view={view} />,
              <PriceData usd={item.totalUsd} view={view} />,
            )}
          />
        </p>
      )}
      {arrival && (
        <p className="cart-warning">
          <LocalParts parts={arrivalNoteText(arrival, view.locale, language)} locale={view.locale} />
        </p>
      )}
      {conflicts.map(({ kind, other, text }) => (
        <p key={`${kind} ${other}`} className="cart-warning">
          {text}
        </p>
      ))}
    </>
  );
}
