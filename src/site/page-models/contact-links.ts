import { formatPhone } from '../../lib/booking/format-phone.ts';
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
 * The five contact links, with a prefilled message where the way allows one.
 *
 * @param subject what it is about: a listing's title, or the page's
 */
export function contactLinks({ contacts, name }: Site, subject: string): readonly ContactLink[] {
  const message = encodeURIComponent(`Hello ${name}, I have a question about: ${subject}`);
  return [
    {
      kind: 'email',
      label: 'E-mail',
      detail: contacts.email,
      href: `mailto:${contacts.email}?subject=${encodeURIComponent(subject)}&body=${message}`,
    },
    { kind: 'phone', label: 'Phone call', detail: formatPhone(contacts.phone), href: `tel:${contacts.phone}` },
    { kind: 'sms', label: 'SMS', detail: formatPhone(contacts.sms), href: `sms:${contacts.sms}?body=${message}` },
    {
      kind: 'whatsapp',
      label: 'WhatsApp',
      detail: formatPhone(contacts.whatsapp),
      href: `https://wa.me/${contacts.whatsapp.slice(1)}?text=${message}`,
    },
    {
      kind: 'messenger',
      label: 'Facebook Messenger',
      detail: `m.me/${contacts.messenger}`,
      href: `https://m.me/${contacts.messenger}?text=${message}`,
    },
  ];
}
