import type { MessageLink } from '../../../lib/voucher/message-links.ts';

interface Props {
  readonly links: readonly MessageLink[];
  /** In the form of `+63485550100`. */
  readonly phone: string;
  /** When somebody answers. */
  readonly hours: string;
}

/** How to reach the operator about a booking; its reference is in the messages already. */
export function ContactLines({ links, phone, hours }: Props) {
  return (
    <>
      <p>
        On the day, call <a href={`tel:${phone}`}>{phone}</a>. Somebody answers: {hours}.
      </p>
      <p className="message-links no-print">
        {links.map(({ kind, label, href }) => (
          <a key={kind} className="button button-quiet" href={href} rel="noreferrer">
            {label}
          </a>
        ))}
      </p>
    </>
  );
}
