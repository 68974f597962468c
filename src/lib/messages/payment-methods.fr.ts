import type { PaymentMethodsMessages } from './payment-methods.en.ts';

/** Messages about ways to pay, in French. */
export const fr: PaymentMethodsMessages = {
  legend: 'Comment voulez-vous payer\u202f?',
  card: 'Carte ou portefeuille',
  onPageOf: (service: string) => `Vous payez sur la page de ${service}, puis revenez ici.`,
  byHand: 'Virement ou espèces',
  nextStep: 'Ensuite, nous vous montrons comment payer.',
  loading: 'Chargement des moyens de paiement…',
  offline:
    'Vous êtes hors ligne, les moyens de paiement ne peuvent donc pas se charger. Vos coordonnées sont enregistrées sur cet appareil et n’ont pas encore été envoyées.',
  unavailable: 'Notre service ne répond pas pour le moment. Vos coordonnées sont enregistrées sur cet appareil.',
  retrying: 'Chargement…',
  retry: 'Réessayer',
};
