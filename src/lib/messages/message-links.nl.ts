import type { MessageLinksMessages } from './message-links.en.ts';

/** Messages of links that open a messenger, in Dutch. */
export const nl: MessageLinksMessages = {
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  sms: 'Sms',
};
