import type { MessageParts } from './message-parts.ts';
import type { VoucherMessages } from './voucher.en.ts';

/** Messages of a voucher in French. */
export const fr: VoucherMessages = {
  title: 'Bon d’échange',
  titleUnpaid: 'Bon d’échange, valable une fois payé',
  operatorAndRef: (operator: string, ref: string) => `${operator}, réservation ${ref}`,
  qrCode: (ref: string) => `Réservation ${ref} en code QR pour le chauffeur ou le guide`,
  palawanTime: 'Toutes les heures sont celles de Palawan.',
  hours: <Part>(ready: Part, leaves: Part): MessageParts<Part> => ['Soyez prêt à ', ready, ', départ à ', leaves],
  pickup: 'Prise en charge',
  dropoff: 'Dépose',
  openInMaps: 'Ouvrir sur la carte',
  group: 'Pour',
  peopleAndProvider: (people: string, provider: string) => `${people}, voyage assuré par ${provider}`,
  arrival: 'Vous arrivez avec',
  cash: 'Espèces à emporter',
  cashFor: <Part>(amount: Part): MessageParts<Part> => [amount, ' pour les frais sur place'],
  note: 'Votre note',
  hotel: {
    label: { pickup: 'Hôtel de prise en charge', dropoff: 'Hôtel de dépose' },
    labelFor: {
      pickup: (trip: string) => `Hôtel de prise en charge, ${trip}`,
      dropoff: (trip: string) => `Hôtel de dépose, ${trip}`,
    },
    problem: 'Indiquez le nom de l’hôtel.',
    save: 'Enregistrer l’hôtel',
    saving: 'Enregistrement…',
    changed: 'Rien n’a été enregistré. Vérifiez la réservation et réessayez.',
    failed: { not: 'L’hôtel n’a pas été enregistré', safe: 'Votre réservation n’a pas changé.' },
  },
};
