import type { Ref } from 'react';
import type { MessageLink } from '../../lib/bookings/message-links.ts';
import { LocalHours } from '../kit/LocalHours.tsx';
import { MessageLinks } from '../kit/MessageLinks.tsx';
import { Notice } from '../kit/Notice.tsx';

interface Props {
  readonly links: readonly MessageLink[];
  readonly text: string;
  /** Office hours. */
  readonly hours: string;
  readonly locale: string;
  readonly box: Ref<HTMLDivElement>;
}

/**
 * All entered data as a message that the traveller sends, without a booking service. Always called
 * a request.
 */
export function RequestByMessage({ links, text, hours, locale, box }: Props) {
  return (
    <Notice tone="info" title="Send your request" box={box}>
      <p>
        This is a <strong>request, not a booking</strong>: nothing is reserved until we reply. Your message is ready;
        choose how to send it. We reply: <LocalHours locale={locale}>{hours}</LocalHours>.
      </p>
      <MessageLinks links={links} text={text} />
      <pre className="message-text">{text}</pre>
    </Notice>
  );
}
