import type { ContactLinksMessages } from './contact-links.en.ts';

/** Messages of the ways to reach the operator, in Korean. */
export const ko: ContactLinksMessages = {
  email: '이메일',
  phone: '전화',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  messenger: 'Facebook Messenger',
  hours: (hours: string) => `답장 시간: ${hours}.`,
};
