import type { ReactNode, Ref } from 'react';
import type { MessageLink } from '../../lib/bookings/message-links.ts';
import { checkoutFormMessages } from '../../lib/messages/checkout-form.ts';
import { LocalHours } from '../kit/LocalHours.tsx';
import { Message } from '../kit/Message.tsx';
import { MessageLinks } from '../kit/MessageLinks.tsx';
import { Notice } from '../kit/Notice.tsx';
import { useLanguage } from '../kit/use-language.ts';

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
  const t = checkoutFormMessages(useLanguage()).request;
  return (
    <Notice tone="info" title={t.title} box={box}>
      <p>
        <Message
          parts={t.text<ReactNode>(<strong>{t.request}</strong>, <LocalHours locale={locale}>{hours}</LocalHours>)}
        />
      </p>
      <MessageLinks links={links} text={text} />
      <pre className="message-text">{text}</pre>
    </Notice>
  );
}
