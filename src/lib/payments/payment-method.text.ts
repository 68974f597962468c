import type { Language } from '../languages/language.ts';
import { paymentMethodsMessages } from '../messages/payment-methods.ts';
import { serviceText } from '../site/service-text.ts';
import type { PaymentMethod } from './payments.contract.ts';

/** What travellers read of a way to pay. */
type MethodText = Pick<PaymentMethod, 'name' | 'description'>;

/** A way to pay in the words of the service, or in the page's language. */
export function paymentMethodText(
  { id, name, description }: MethodText & { readonly id: string },
  language: Language,
): MethodText {
  if (serviceText(name, language) !== null) return { name, description };
  const { stripe, paymongo, manual } = paymentMethodsMessages(language);
  const known: Readonly<Record<string, MethodText>> = { stripe, paymongo, manual };
  return known[id] ?? { name, description };
}
