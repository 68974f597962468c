import type { RequestError } from '../../lib/site/request-outcome.ts';
import type { BookingService } from './booking-service.ts';

const OFFLINE: RequestError = { kind: 'offline' };

/**
 * The booking service, whose code is loaded with the first request. The contracts are a fifth of a
 * screen's code; a failed load counts as a failed connection.
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
    quoteTripChange: (ref, change) => withService((service) => service.quoteTripChange(ref, change)),
    changeTrip: (ref, change, key) => withService((service) => service.changeTrip(ref, change, key)),
    dropTrip: (ref, request, key) => withService((service) => service.dropTrip(ref, request, key)),
    saveHotel: (ref, form) => withService((service) => service.saveHotel(ref, form)),
    find: (ref, email) => withService((service) => service.find(ref, email)),
    sendAgain: (ref) => withService((service) => service.sendAgain(ref)),
    correctEmail: (ref, email) => withService((service) => service.correctEmail(ref, email)),
    saveParticipant: (ref, form) => withService((service) => service.saveParticipant(ref, form)),
  };
}
