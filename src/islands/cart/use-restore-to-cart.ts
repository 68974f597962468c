import { useRef, useState } from 'react';
import type { Booking } from '../../lib/bookings/booking.schema.ts';
import { cancelledPaymentMessages } from '../../lib/messages/cancelled-payment.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import { useLanguage } from '../kit/use-language.ts';
import { restoreToCart } from './restore-to-cart.ts';

/** Puts the trips of a booking back into the cart, once, however often the button is pressed. */
export function useRestoreToCart(service: BookingService, onDone: () => void) {
  const t = cancelledPaymentMessages(useLanguage());
  const [message, setMessage] = useState('');
  const [isDone, setDone] = useState(false);
  const busy = useRef(false);
  const restore = async (booking: Booking) => {
    if (busy.current) return;
    busy.current = true;
    const problem = await restoreToCart(booking, service).catch(() => t.unexpected);
    setMessage(problem ?? '');
    // What is in the cart stays there: once more would be twice.
    busy.current = problem === null;
    setDone(problem === null);
    if (problem === null) onDone();
  };
  return { message, isDone, restore };
}
