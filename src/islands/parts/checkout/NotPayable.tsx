import type { CartLine } from '../../../lib/cart/cart-line.ts';
import { PATHS } from '../../../lib/paths.ts';
import { Notice } from '../screens/Notice.tsx';

interface Props {
  /** What has to be done. */
  readonly blocker: string;
  readonly lines: readonly CartLine[];
}

function textOf({ state }: CartLine): string | null {
  if (state.kind === 'departed') return 'It has left.';
  if (state.kind === 'withdrawn') return 'It is not offered any more.';
  return state.kind === 'problem' ? state.problems.map(({ text }) => text).join(' ') : null;
}

/** Why the cart cannot be booked as it is, and the way to mend it. */
export function NotPayable({ blocker, lines }: Props) {
  return (
    <Notice tone="problem" title="Your cart cannot be booked as it is">
      <p>{blocker}</p>
      <ul>
        {lines.map((line) => {
          const text = textOf(line);
          return (
            text && (
              <li key={line.item.ref}>
                <strong>{line.item.title}</strong>: {text}
              </li>
            )
          );
        })}
      </ul>
      <p>
        <a className="button" href={PATHS.cart}>
          Mend it in the cart
        </a>
      </p>
    </Notice>
  );
}
