import type { CartLine } from '../../lib/cart/cart-line.ts';
import { SAMPLE_REFUSAL } from '../../lib/catalogue/sample.text.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { LocalHours } from '../kit/LocalHours.tsx';
import { Notice } from '../kit/Notice.tsx';

interface Props {
  /** The step that is needed. */
  readonly blocker: string;
  readonly lines: readonly CartLine[];
  readonly locale: string;
}

function textOf({ state }: CartLine): string | null {
  if (state.kind === 'departed') return 'This trip has already left.';
  if (state.kind === 'sample') return SAMPLE_REFUSAL;
  if (state.kind === 'withdrawn') return 'This trip is no longer offered.';
  return state.kind === 'problem' ? state.problems.map(({ text }) => text).join(' ') : null;
}

/** The reason why the cart cannot be booked, with links to correct it. */
export function CheckoutBlocked({ blocker, lines, locale }: Props) {
  return (
    <Notice tone="problem" title="Your cart cannot be booked as it is">
      <p>{blocker}</p>
      <ul>
        {lines.map((line) => {
          const text = textOf(line);
          return (
            text && (
              <li key={line.item.ref}>
                <strong>{line.item.title}</strong>: <LocalHours locale={locale}>{text}</LocalHours>
              </li>
            )
          );
        })}
      </ul>
      <p>
        <a className="button" href={PATHS.cart}>
          Fix in cart
        </a>
      </p>
    </Notice>
  );
}
