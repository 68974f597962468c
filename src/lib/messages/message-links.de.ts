import type { MessageLinksMessages } from './message-links.en.ts';

/** Messages of links that open a messenger, in German. */
export const de: MessageLinksMessages = { whatsapp: 'WhatsApp', email: 'E-Mail', sms: 'SMS' };
