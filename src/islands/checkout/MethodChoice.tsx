import type { ReactNode } from 'react';
import { paymentMethodsMessages } from '../../lib/messages/payment-methods.ts';
import { paymentMethodText } from '../../lib/payments/payment-method.text.ts';
import { useLanguage } from '../kit/use-language.ts';

/** A way to pay. */
export interface MethodOption {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The charge in words. */
  readonly charge: string;
}

interface Props {
  readonly methods: readonly MethodOption[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  /** Whether a heading above it says the same: then only screen readers have its own. */
  readonly isTitled?: boolean | undefined;
  /** Shown without methods. */
  readonly children?: ReactNode;
}

/** The way to pay that is chosen, on the page. */
export const findChosenMethod = () => document.querySelector<HTMLElement>('.choice input:checked');

/** The choice of a payment method, the preferred one selected. */
export function MethodChoice({ methods, chosen, onChoose, isTitled, children }: Props) {
  const language = useLanguage();
  return (
    <fieldset className="fields">
      <legend className={isTitled ? 'hidden-visually' : undefined}>{paymentMethodsMessages(language).legend}</legend>
      {methods.map((method) => {
        const { name, description } = paymentMethodText(method, language);
        return (
          <label key={method.id} className="choice">
            <input
              type="radio"
              name="method"
              value={method.id}
              checked={method.id === chosen}
              onChange={() => onChoose(method.id)}
            />
            <span>
              <strong>{name}</strong>
              <span className="small">{description}</span>
              <span className="soft small">{method.charge}</span>
            </span>
          </label>
        );
      })}
      {children}
    </fieldset>
  );
}
