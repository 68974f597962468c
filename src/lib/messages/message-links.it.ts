import type { MessageLinksMessages } from './message-links.en.ts';

/** Messages of links that open a messenger, in Italian. */
export const it: MessageLinksMessages = { whatsapp: 'WhatsApp', email: 'E-mail', sms: 'SMS' };
