import { formatPhone } from '../../lib/booking/format-phone.ts';
import type { Language } from '../../lib/languages/language.ts';
import { contactLinksMessages } from '../../lib/messages/contact-links.ts';
import type { Site } from '../../lib/site/site.schema.ts';

/** The ways to reach the operator, in their order (specification.md#help-sheet). */
export const CONTACT_KINDS = ['email', 'phone', 'sms', 'whatsapp', 'messenger'] as const;

export interface ContactLink {
  readonly kind: (typeof CONTACT_KINDS)[number];
  readonly label: string;
  /** The line under the label: the address or the number. */
  readonly detail: string;
  readonly href: string;
}

/**
 * The five contact links, with a prefilled message where the way allows one. It is in English, as
 * the operator reads it.
 *
 * @param subject what it is about: a listing's title, or the page's
 */
export function contactLinks({ contacts, name }: Site, subject: string, language: Language): readonly ContactLink[] {
  const t = contactLinksMessages(language);
  const message = encodeURIComponent(`Hello ${name}, I have a question about: ${subject}`);
  return [
    {
      kind: 'email',
      label: t.email,
      detail: contacts.email,
      href: `mailto:${contacts.email}?subject=${encodeURIComponent(subject)}&body=${message}`,
    },
    { kind: 'phone', label: t.phone, detail: formatPhone(contacts.phone), href: `tel:${contacts.phone}` },
    { kind: 'sms', label: t.sms, detail: formatPhone(contacts.sms), href: `sms:${contacts.sms}?body=${message}` },
    {
      kind: 'whatsapp',
      label: t.whatsapp,
      detail: formatPhone(contacts.whatsapp),
      href: `https://wa.me/${contacts.whatsapp.slice(1)}?text=${message}`,
    },
    {
      kind: 'messenger',
      label: t.messenger,
      detail: `m.me/${contacts.messenger}`,
      href: `https://m.me/${contacts.messenger}?text=${message}`,
    },
  ];
}
