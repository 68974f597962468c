import type { ListingTypesMessages } from './listing-types.en.ts';

/** Messages of the types of listings in Spanish. */
export const es: ListingTypesMessages = {
  SHARED_TRANSFER: 'Minivan compartida',
  PRIVATE_TRANSFER: 'Minivan privada',
  PRIVATE_TRANSFER_WITH_TOUR: 'Minivan con excursión',
  JOINING_TOUR: 'Excursión compartida',
  PRIVATE_BOAT_TOUR: 'Barco privado',
  AIRPORT_TRANSFER: 'Traslado al aeropuerto',
  TOUR_PACKAGE_LOCAL: 'Paquete de varios días',
  TOUR_PACKAGE_INTL: 'Paquete para viajeros del extranjero',
};
