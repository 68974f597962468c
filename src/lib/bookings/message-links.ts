import type { Language } from '../languages/language.ts';
import { messageLinksMessages } from '../messages/message-links.ts';
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
  language: Language,
): readonly MessageLink[] {
  const body = encodeURIComponent(text);
  const t = messageLinksMessages(language);
  return [
    { kind: 'whatsapp', label: t.whatsapp, href: `https://wa.me/${whatsapp.slice(1)}?text=${body}` },
    { kind: 'email', label: t.email, href: mailLink(email, subject, text) },
    { kind: 'sms', label: t.sms, href: `sms:${sms}?body=${body}` },
  ];
}

/** Links that send a text to a recipient of the traveller's choice. */
export function shareLinks(subject: string, text: string, language: Language): readonly MessageLink[] {
  const body = encodeURIComponent(text);
  const t = messageLinksMessages(language);
  return [
    { kind: 'whatsapp', label: t.whatsapp, href: `https://wa.me/?text=${body}` },
    { kind: 'email', label: t.email, href: mailLink('', subject, text) },
    { kind: 'sms', label: t.sms, href: `sms:?body=${body}` },
  ];
}
