import type { MessageLinksMessages } from './message-links.en.ts';

/** Messages of links that open a messenger, in Korean. */
export const ko: MessageLinksMessages = {
  whatsapp: 'WhatsApp',
  email: '이메일',
  sms: 'SMS',
};
