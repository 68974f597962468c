import { type Ref, useId } from 'react';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { sharedCartMessages } from '../../lib/messages/shared-cart.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  /** Null while it may have been booked already: then its reference must not change. */
  readonly onOwn: (() => void) | null;
}

/** The notice that others can open the shared cart, shown before a booking. */
export function SharedCartNotice({ onOwn }: Props) {
  const t = sharedCartMessages(useLanguage());
  const title = useId();
  return (
    <section className="notice" data-tone="waiting" aria-labelledby={title}>
      <h2 id={title}>{t.title}</h2>
      <p>{t.text}</p>
      {onOwn && (
        <p>
          <button type="button" className="button button-quiet" onClick={onOwn}>
            {t.makePrivate}
          </button>
        </p>
      )}
    </section>
  );
}

interface FriendProps {
  readonly bookingRef: string;
  readonly onOwn: () => void;
}

/**
 * The notice that another person with the link has booked the cart. The trips here are not lost.
 */
export function FriendBookedNotice({ bookingRef, onOwn }: FriendProps) {
  const language = useLanguage();
  const t = sharedCartMessages(language).friend;
  const title = useId();
  return (
    <section className="notice" data-tone="waiting" aria-labelledby={title}>
      <h2 id={title}>{t.title}</h2>
      <p>{t.text(bookingRef)}</p>
      <p className="message-links">
        <a className="button" href={`${localizedPath(PATHS.confirmation, language)}#ref=${bookingRef}`}>
          {t.see}
        </a>
        <button type="button" className="button button-quiet" onClick={onOwn}>
          {t.keep}
        </button>
      </p>
    </section>
  );
}

/** Shown once the cart is not shared any more, as the pressed button is gone. */
export function OwnCartNotice({ box }: { readonly box: Ref<HTMLParagraphElement> }) {
  return (
    <p ref={box} className="notice" data-tone="good" role="status" tabIndex={-1}>
      {sharedCartMessages(useLanguage()).own}
    </p>
  );
}
