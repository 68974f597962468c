import type { MessageLinksMessages } from './message-links.en.ts';

/** Messages of links that open a messenger, in French. */
export const fr: MessageLinksMessages = { whatsapp: 'WhatsApp', email: 'E-mail', sms: 'SMS' };
