import type { ReactNode } from 'react';
import { bookingPaymentMessages } from '../../lib/messages/booking-payment.ts';
import { CopyText } from '../kit/CopyText.tsx';
import { LocalHours } from '../kit/LocalHours.tsx';
import { Message } from '../kit/Message.tsx';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  readonly amount: string;
  readonly steps: readonly string[];
  /** The reference to quote. */
  readonly reference: string;
  readonly locale: string;
  readonly children: ReactNode;
}

/** Instructions to pay by hand. */
export function PayInstructions({ amount, steps, reference, locale, children }: Props) {
  const t = bookingPaymentMessages(useLanguage());
  return (
    <>
      <p>
        <Message parts={t.instructions<ReactNode>(<strong className="pay-amount">{amount}</strong>)} />
      </p>
      <ul className="pay-steps">
        {steps.map((step) => (
          <li key={step}>
            <LocalHours locale={locale}>{step}</LocalHours>
          </li>
        ))}
      </ul>
      <p className="message-links no-print">
        <CopyText text={reference} label={t.copyReference} />
      </p>
      {children}
    </>
  );
}
