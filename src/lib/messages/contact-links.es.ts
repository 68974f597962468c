import type { ContactLinksMessages } from './contact-links.en.ts';

/** Messages of the ways to reach the operator, in Spanish. */
export const es: ContactLinksMessages = {
  email: 'Correo electrónico',
  phone: 'Llamada',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  messenger: 'Facebook Messenger',
  hours: (hours: string) => `Respondemos ${hours}.`,
};
