import type { ReactNode } from 'react';
import { bookingMessages } from '../../lib/messages/booking.ts';
import { Message } from '../kit/Message.tsx';
import { useLanguage } from '../kit/use-language.ts';

interface Props {
  /** "El Nido to Puerto Princesa" */
  readonly route: string;
}

/** Puts the trip into the cart and asks for the day of the way back: see BookingForm.tsx. */
export function ReturnOffer({ route }: Props) {
  const { wayBackOffer: t } = bookingMessages(useLanguage());
  return (
    <div className="return-offer">
      <p>
        <Message parts={t.text<ReactNode>(<strong>{t.question}</strong>, route)} />
      </p>
      <button className="button button-quiet" type="submit" value="return">
        {t.add}
      </button>
    </div>
  );
}
