import { localizedPath } from '../../lib/languages/localized-path.ts';
import { checkoutMessages } from '../../lib/messages/checkout.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { LocalHours } from '../kit/LocalHours.tsx';
import { Notice } from '../kit/Notice.tsx';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly trips: readonly { readonly title: string; readonly text: string }[];
  readonly locale: string;
}

/** Trips that the booking service did not take, and why. */
export function RefusedTrips({ trips, locale }: Props) {
  const language = useLanguage();
  const t = checkoutMessages(language);
  if (trips.length === 0) return null;
  return (
    <Notice tone="problem" title={t.refused}>
      <ul>
        {trips.map(({ title, text }) => (
          <li key={title + text}>
            <strong>{title}</strong>: <LocalHours locale={locale}>{text}</LocalHours>
          </li>
        ))}
      </ul>
      <p>
        <a href={localizedPath(PATHS.cart, language)}>{t.blocked.fix}</a>
      </p>
    </Notice>
  );
}
