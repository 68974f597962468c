import type { ContactLinksMessages } from './contact-links.en.ts';

/** Messages of the ways to reach the operator, in Italian. */
export const it: ContactLinksMessages = {
  email: 'E-mail',
  phone: 'Telefonata',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  messenger: 'Facebook Messenger',
  hours: (hours: string) => `Rispondiamo ${hours}.`,
};
