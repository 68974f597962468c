import type { BookingService, Trouble } from './booking-service.ts';

const OFFLINE: Trouble = { kind: 'offline' };

/**
 * The booking service, of which the code comes with the first request: ofetch and the contracts are a fifth of what a screen weighs. Code that does not
 * come is a line that does not work.
 */
export function lateBookingService(
  load: () => Promise<BookingService> = () =>
    import('./http-booking-service.ts').then(({ httpBookingService }) => httpBookingService()),
): BookingService {
  const late = async <Outcome>(use: (service: BookingService) => Promise<Outcome>): Promise<Outcome | Trouble> => {
    const service = await load().catch(() => null);
    return service ? use(service) : OFFLINE;
  };
  return {
    methods: () => late((service) => service.methods()),
    place: (request, key) => late((service) => service.place(request, key)),
    read: (ref) => late((service) => service.read(ref)),
    startPayment: (ref, method, key) => late((service) => service.startPayment(ref, method, key)),
    cancel: (ref, cancelling) => late((service) => service.cancel(ref, cancelling)),
    saveHotel: (ref, form) => late((service) => service.saveHotel(ref, form)),
    find: (ref, email) => late((service) => service.find(ref, email)),
    sendAgain: (ref) => late((service) => service.sendAgain(ref)),
    correctEmail: (ref, email) => late((service) => service.correctEmail(ref, email)),
    saveParticipant: (ref, form) => late((service) => service.saveParticipant(ref, form)),
  };
}
