/** Messages of links that open a messenger, in English. */
export const en = { whatsapp: 'WhatsApp', email: 'E-mail', sms: 'SMS' };

export type MessageLinksMessages = typeof en;
