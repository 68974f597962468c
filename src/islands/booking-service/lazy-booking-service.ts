import type { RequestError } from '../../lib/site/request-outcome.ts';
import type { BookingService } from './booking-service.ts';

const OFFLINE: RequestError = { kind: 'offline' };

/**
 * The booking service, of which the code comes with the first request: the contracts are a fifth of what a screen weighs. Code that does not
 * come is a connection that does not work.
 */
export function lazyBookingService(
  load: () => Promise<BookingService> = () =>
    import('./http-booking-service.ts').then(({ httpBookingService }) => httpBookingService()),
): BookingService {
  const withService = async <Outcome>(
    use: (service: BookingService) => Promise<Outcome>,
  ): Promise<Outcome | RequestError> => {
    const service = await load().catch(() => null);
    return service ? use(service) : OFFLINE;
  };
  return {
    methods: () => withService((service) => service.methods()),
    place: (request, key) => withService((service) => service.place(request, key)),
    read: (ref) => withService((service) => service.read(ref)),
    startPayment: (ref, method, key) => withService((service) => service.startPayment(ref, method, key)),
    cancel: (ref, cancelling) => withService((service) => service.cancel(ref, cancelling)),
    saveHotel: (ref, form) => withService((service) => service.saveHotel(ref, form)),
    find: (ref, email) => withService((service) => service.find(ref, email)),
    sendAgain: (ref) => withService((service) => service.sendAgain(ref)),
    correctEmail: (ref, email) => withService((service) => service.correctEmail(ref, email)),
    saveParticipant: (ref, form) => withService((service) => service.saveParticipant(ref, form)),
  };
}
