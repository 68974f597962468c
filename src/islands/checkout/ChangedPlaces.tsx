import type { CartLine } from '../../lib/cart/cart-line.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { checkoutMessages } from '../../lib/messages/checkout.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { Notice } from '../kit/Notice.tsx';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly lines: readonly CartLine[];
  /** Why trips find no place any more, by their references. */
  readonly places: ReadonlyMap<string, string>;
}

/** Trips that had a place when they were chosen, and have none now. */
export function ChangedPlaces({ lines, places }: Props) {
  const language = useLanguage();
  const t = checkoutMessages(language).changedPlaces;
  const full = lines.filter(({ item }) => places.has(item.ref));
  if (full.length === 0) return null;
  return (
    <Notice tone="problem" title={t.title} role="status">
      <ul>
        {full.map(({ item }) => (
          <li key={item.ref}>
            <strong>{item.title}</strong>: {places.get(item.ref)}
          </li>
        ))}
      </ul>
      <p>
        <a className="button button-quiet" href={localizedPath(PATHS.cart, language)}>
          {t.other}
        </a>
      </p>
    </Notice>
  );
}
