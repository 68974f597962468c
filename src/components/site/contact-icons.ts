import type { ContactLink } from '../../site/page-models/contact-links.ts';
import type { IconName } from '../ui/icons.ts';

/** The icon of each way to reach the operator. */
export const CONTACT_ICONS: Readonly<Record<ContactLink['kind'], IconName>> = {
  whatsapp: 'whatsapp',
  messenger: 'messenger',
  email: 'mail',
  sms: 'message',
  phone: 'phone',
};
