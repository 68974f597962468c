import { useRef, useState } from 'react';
import { requestErrorText } from '../../lib/checkout/request-error.text.ts';
import { bookingPaymentMessages } from '../../lib/messages/booking-payment.ts';
import type { Navigate } from '../../lib/navigation/permitted-navigation.ts';
import { serviceText } from '../../lib/site/service-text.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import { startPayment } from '../checkout/place-booking.ts';
import { useLanguage } from '../kit/use-language.ts';

interface Ports {
  readonly service: BookingService;
  readonly go: Navigate;
  /** Called when the booking may have changed. */
  readonly refresh: () => void;
  /** Called when the traveller gets instructions. */
  readonly onInstructions: () => void;
}

/** Begins to pay a booking that was placed. Instructions are shown where the booking is. */
export function usePayment({ service, go, refresh, onInstructions }: Ports) {
  const language = useLanguage();
  const t = bookingPaymentMessages(language);
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const begin = async (ref: string, method: string) => {
    const outcome = await startPayment(ref, method, service);
    if (outcome.kind === 'redirect') return go(outcome.url, 'external');
    if (outcome.kind === 'instructions') return onInstructions();
    if (outcome.kind === 'conflict' || outcome.kind === 'invalid') {
      setMessage(serviceText(outcome.detail, language) ?? t.nothingDue);
      return refresh();
    }
    return setMessage(requestErrorText(outcome, t.failed, language));
  };
  const pay = async (ref: string, method: string) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    await begin(ref, method).finally(() => {
      running.current = false;
      setBusy(false);
    });
  };
  return { message, busy, pay };
}
