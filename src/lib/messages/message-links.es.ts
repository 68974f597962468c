import type { MessageLinksMessages } from './message-links.en.ts';

/** Messages of links that open a messenger, in Spanish. */
export const es: MessageLinksMessages = { whatsapp: 'WhatsApp', email: 'Correo electrónico', sms: 'SMS' };
