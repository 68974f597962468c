import type { MessageLink } from '../../lib/bookings/message-links.ts';
import { copyingMessages } from '../../lib/messages/copying.ts';
import { CopyText } from './CopyText.tsx';
import { useLanguage } from './use-language.ts';

interface Props {
  readonly links: readonly MessageLink[];
  /** The text of the links, for copying. */
  readonly text: string;
  /** Called when one of them is pressed. */
  readonly onSend?: () => void;
}

/** Ways to send a text that is written already. */
export function MessageLinks({ links, text, onSend }: Props) {
  const t = copyingMessages(useLanguage());
  return (
    <p className="message-links">
      {links.map(({ kind, label, href }) => (
        <a key={kind} className="button button-quiet" href={href} rel="noreferrer" onClick={onSend}>
          {label}
        </a>
      ))}
      <CopyText text={text} label={t.copy} />
    </p>
  );
}
