import type { ContactLinksMessages } from './contact-links.en.ts';

/** Messages of the ways to reach the operator, in Dutch. */
export const nl: ContactLinksMessages = {
  email: 'E-mail',
  phone: 'Bellen',
  sms: 'Sms',
  whatsapp: 'WhatsApp',
  messenger: 'Facebook Messenger',
  hours: (hours: string) => `We antwoorden ${hours}.`,
};
