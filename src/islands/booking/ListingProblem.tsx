import type { ReactNode } from 'react';
import type { BookingObstacle } from '../../lib/catalogue/known-listing.ts';
import { sampleRefusal } from '../../lib/catalogue/sample.text.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { bookingMessages } from '../../lib/messages/booking.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { Message } from '../kit/Message.tsx';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly obstacle: BookingObstacle;
  readonly retry: () => void;
}

/** Why a trip cannot be booked here, and what to do instead. */
export function ListingProblem({ obstacle, retry }: Props) {
  const language = useLanguage();
  const t = bookingMessages(language).obstacle;
  const contactLink = (text: string) => <a href={localizedPath(PATHS.contact, language)}>{text}</a>;
  const searchLink = (text: string) => <a href={localizedPath(PATHS.search, language)}>{text}</a>;
  return (
    <div className="booking-problem" role="alert">
      {obstacle === 'sample' && (
        <p>
          {sampleRefusal(language)}{' '}
          <Message parts={t.sample<ReactNode>(contactLink(t.askByMessage), searchLink(t.findAnotherTrip))} />
        </p>
      )}
      {obstacle === 'gone' && (
        <p>
          <Message parts={t.gone<ReactNode>(searchLink(t.findAnother), contactLink(t.ask))} />
        </p>
      )}
      {obstacle === 'failed' && (
        <>
          <p>
            <Message parts={t.failed<ReactNode>(contactLink(t.bookByMessage))} />
          </p>
          <button type="button" className="button" onClick={retry}>
            {t.retry}
          </button>
        </>
      )}
    </div>
  );
}
