import type { MessageLinksMessages } from './message-links.en.ts';

/** Messages of links that open a messenger, in Chinese. */
export const zh: MessageLinksMessages = { whatsapp: 'WhatsApp', email: '邮件', sms: '短信' };
