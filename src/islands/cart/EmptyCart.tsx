import { useEffect, useRef } from 'react';
import type { ListingDetail } from '../../lib/catalogue/listing-detail.schema.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { cartPageMessages } from '../../lib/messages/cart-page.ts';
import type { PriceFormat } from '../../lib/money/price-format.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { PriceData } from '../kit/PriceData.tsx';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  /** Whether it was emptied on this page: then the pressed button is gone. */
  readonly isEmptied: boolean;
  /** Trips that were looked at or saved, newest first. */
  readonly saved: readonly ListingDetail[];
  readonly recent: readonly ListingDetail[];
  readonly view: PriceFormat;
}

/** Shown for an empty cart: saved and recent listings, and links. */
export function EmptyCart({ isEmptied, saved, recent, view }: Props) {
  const language = useLanguage();
  const t = cartPageMessages(language).empty;
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isEmptied && document.activeElement === document.body) words.current?.focus({ preventScroll: true });
  }, [isEmptied]);
  return (
    <div className="cart-empty">
      <p ref={words} tabIndex={-1}>
        {t.text}
      </p>
      <TripList id="cart-saved" heading={t.saved} trips={saved} view={view} />
      <TripList id="cart-recent" heading={t.recent} trips={recent} view={view} />
      <p className="cart-ways">
        <a className="button" href={localizedPath(PATHS.transfers, language)}>
          {t.transfers}
        </a>
        <a className="button button-quiet" href={localizedPath(PATHS.tours, language)}>
          {t.tours}
        </a>
      </p>
    </div>
  );
}

interface ListProps {
  readonly id: string;
  readonly heading: string;
  readonly trips: readonly ListingDetail[];
  readonly view: PriceFormat;
}

function TripList({ id, heading, trips, view }: ListProps) {
  const language = useLanguage();
  if (trips.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className="cart-trips">
        {trips.map(({ code, path, title, plan, priceNote }) => (
          <li key={code}>
            <a href={localizedPath(path, language)}>{title}</a>
            <span>
              <PriceData usd={plan.base} view={view} /> <small>{priceNote}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
