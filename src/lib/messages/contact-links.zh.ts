import type { ContactLinksMessages } from './contact-links.en.ts';

/** Messages of the ways to reach the operator, in Chinese. */
export const zh: ContactLinksMessages = {
  email: '邮件',
  phone: '打电话',
  sms: '短信',
  whatsapp: 'WhatsApp',
  messenger: 'Facebook Messenger',
  hours: (hours: string) => `我们回复的时间：${hours}。`,
};
