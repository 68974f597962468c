import type { ContactLinksMessages } from './contact-links.en.ts';

/** Messages of the ways to reach the operator, in French. */
export const fr: ContactLinksMessages = {
  email: 'E-mail',
  phone: 'Appel',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  messenger: 'Facebook Messenger',
  hours: (hours: string) => `Nous répondons ${hours}.`,
};
