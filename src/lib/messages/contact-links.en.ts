/** Messages of the ways to reach the operator, in English. */
export const en = {
  email: 'E-mail',
  phone: 'Phone call',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  messenger: 'Facebook Messenger',
  hours: (hours: string) => `We reply ${hours}.`,
};

export type ContactLinksMessages = typeof en;
