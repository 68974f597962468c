import type { TripRefusalsMessages } from './trip-refusals.en.ts';

/** Why the service did not take a trip, in French. */
export const fr: TripRefusalsMessages = {
  departed: 'Ce voyage est déjà parti. Choisissez un autre jour.',
  withdrawn: 'Ce voyage n’est plus proposé.',
  noDay: 'Choisissez un jour.',
  tooFar: 'C’est trop loin\u00a0: nous n’avons pas encore de prix pour ce jour.',
  closed: 'Ce voyage n’a pas lieu ce jour-là. Choisissez un autre jour.',
  tooSoon: 'Ce départ ne peut plus être réservé. Choisissez-en un plus tard.',
  notThen: 'Ce voyage ne part pas à cette heure. Choisissez un de ses départs.',
  notThere: 'Ce voyage ne s’arrête pas là. Choisissez un autre lieu.',
  noPlace: 'Indiquez le nom du lieu.',
  tooMany: 'C’est plus de monde qu’une réservation n’en prend. Ajoutez une deuxième réservation pour les autres.',
};
