import type { ReactNode } from 'react';
import { CopyText } from '../kit/CopyText.tsx';
import { LocalHours } from '../kit/LocalHours.tsx';

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
  return (
    <>
      <p>
        Please pay <strong className="pay-amount">{amount}</strong> in one of these ways:
      </p>
      <ul className="pay-steps">
        {steps.map((step) => (
          <li key={step}>
            <LocalHours locale={locale}>{step}</LocalHours>
          </li>
        ))}
      </ul>
      <p className="message-links no-print">
        <CopyText text={reference} label="Copy the reference" />
      </p>
      {children}
    </>
  );
}
