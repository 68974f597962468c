import type { ContactLinksMessages } from './contact-links.en.ts';

/** Messages of the ways to reach the operator, in German. */
export const de: ContactLinksMessages = {
  email: 'E-Mail',
  phone: 'Anruf',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  messenger: 'Facebook Messenger',
  hours: (hours: string) => `Wir antworten ${hours}.`,
};
