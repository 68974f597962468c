import { useRef, useState } from 'react';
import type { Booking } from '../../lib/bookings/booking.schema.ts';
import type { BookingService } from '../booking-service/booking-service.ts';
import { restoreToCart } from './restore-to-cart.ts';

const UNEXPECTED_ERROR = 'Something went wrong. Reload the page and check your booking and your cart.';

/** Puts the trips of a booking back into the cart, once, however often the button is pressed. */
export function useRestoreToCart(service: BookingService, onDone: () => void) {
  const [message, setMessage] = useState('');
  const [isDone, setDone] = useState(false);
  const busy = useRef(false);
  const restore = async (booking: Booking) => {
    if (busy.current) return;
    busy.current = true;
    const problem = await restoreToCart(booking, service).catch(() => UNEXPECTED_ERROR);
    setMessage(problem ?? '');
    // What is in the cart stays there: once more would be twice.
    busy.current = problem === null;
    setDone(problem === null);
    if (problem === null) onDone();
  };
  return { message, isDone, restore };
}
