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
  const t = paymentMethodsMessages(language);
  const known: Readonly<Record<string, MethodText>> = {
    stripe: { name: t.card, description: t.onPageOf('Stripe') },
    paymongo: { name, description: t.onPageOf('PayMongo') },
    manual: { name: t.byHand, description: t.nextStep },
  };
  return known[id] ?? { name, description };
}
