/** The operator's addresses for messages: see contactsSchema. */
export interface MessageContacts {
  readonly email: string;
  readonly sms: string;
  readonly whatsapp: string;
}

/** A way to send a text that is written already. */
export interface MessageLink {
  readonly kind: 'whatsapp' | 'email' | 'sms';
  readonly label: string;
  readonly href: string;
}

/** A text with the line ends of mails (RFC 6068, section 5). */
function mailBody(text: string): string {
  return encodeURIComponent(text.replaceAll('\n', '\r\n'));
}

/** The address that opens a mail with a subject and a text in the sender's own program. */
export function mailLink(email: string, subject: string, text: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${mailBody(text)}`;
}

/** Links that open a messenger with a text to the operator, ready to send. */
export function messageLinks(
  { email, sms, whatsapp }: MessageContacts,
  subject: string,
  text: string,
): readonly MessageLink[] {
  const body = encodeURIComponent(text);
  return [
    { kind: 'whatsapp', label: 'WhatsApp', href: `https://wa.me/${whatsapp.slice(1)}?text=${body}` },
    { kind: 'email', label: 'E-mail', href: mailLink(email, subject, text) },
    { kind: 'sms', label: 'SMS', href: `sms:${sms}?body=${body}` },
  ];
}

/** Links that send a text to a recipient of the traveller's choice. */
export function shareLinks(subject: string, text: string): readonly MessageLink[] {
  const body = encodeURIComponent(text);
  return [
    { kind: 'whatsapp', label: 'WhatsApp', href: `https://wa.me/?text=${body}` },
    { kind: 'email', label: 'E-mail', href: mailLink('', subject, text) },
    { kind: 'sms', label: 'SMS', href: `sms:?body=${body}` },
  ];
}
