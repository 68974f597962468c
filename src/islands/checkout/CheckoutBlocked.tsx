import type { CartLine } from '../../lib/cart/cart-line.ts';
import { sampleRefusal } from '../../lib/catalogue/sample.text.ts';
import type { Language } from '../../lib/languages/language.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { checkoutMessages } from '../../lib/messages/checkout.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { joinSentences } from '../../lib/text/join-words.ts';
import { LocalHours } from '../kit/LocalHours.tsx';
import { Notice } from '../kit/Notice.tsx';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  /** The step that is needed. */
  readonly blocker: string;
  readonly lines: readonly CartLine[];
  readonly locale: string;
}

function textOf({ state }: CartLine, language: Language): string | null {
  const t = checkoutMessages(language).blocked;
  if (state.kind === 'departed') return t.departed;
  if (state.kind === 'sample') return sampleRefusal(language);
  if (state.kind === 'withdrawn') return t.withdrawn;
  return state.kind === 'problem'
    ? joinSentences(
        state.problems.map(({ text }) => text),
        language,
      )
    : null;
}

/** The reason why the cart cannot be booked, with links to correct it. */
export function CheckoutBlocked({ blocker, lines, locale }: Props) {
  const language = useLanguage();
  const t = checkoutMessages(language).blocked;
  return (
    <Notice tone="problem" title={t.title}>
      <p>{blocker}</p>
      <ul>
        {lines.map((line) => {
          const text = textOf(line, language);
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
        <a className="button" href={localizedPath(PATHS.cart, language)}>
          {t.fix}
        </a>
      </p>
    </Notice>
  );
}
