import { arrivalNoteText } from '../../lib/booking/arrival-note.text.ts';
import type { CartLine } from '../../lib/cart/cart-line.ts';
import { SAMPLE_REFUSAL } from '../../lib/catalogue/sample.text.ts';
import type { PriceFormat } from '../../lib/money/price-format.ts';
import { LocalHours } from '../kit/LocalHours.tsx';
import { LocalParts } from '../kit/LocalText.tsx';
import { PriceData } from '../kit/PriceData.tsx';

interface Props {
  readonly line: CartLine;
  readonly view: PriceFormat;
}

/** The state of an item compared with today's catalogue, and its conflicts. */
export function LineWarnings({ line: { item, state, conflicts, arrival }, view }: Props) {
  return (
    <>
      {state.kind === 'departed' && (
        <p className="cart-problem">
          This trip has already left. Remove it or choose another day. It is not included in the total.
        </p>
      )}
      {state.kind === 'withdrawn' && (
        <p className="cart-problem">This trip is no longer offered. It is not included in the total.</p>
      )}
      {state.kind === 'sample' && (
        <p className="cart-problem">
          {SAMPLE_REFUSAL} It is not included in the total. <a href={`${item.path}#book`}>Ask about it by message</a>.
        </p>
      )}
      {state.kind === 'problem' &&
        state.problems.map(({ field, text }) => (
          <p key={field} className="cart-problem">
            <LocalHours locale={view.locale}>{text}</LocalHours> Until then it is not included in the total.
          </p>
        ))}
      {state.kind === 'repriced' && (
        <p className="cart-warning">
          Its price has changed: it was <PriceData usd={state.oldUsd} view={view} />, now it is{' '}
          <PriceData usd={item.totalUsd} view={view} />.
        </p>
      )}
      {arrival && (
        <p className="cart-warning">
          <LocalParts parts={arrivalNoteText(arrival, view.locale)} locale={view.locale} />
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
