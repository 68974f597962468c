import type { MessageParts } from './message-parts.ts';
import type { NextStepMessages } from './next-step.en.ts';

/** Messages of what to do next for a booking, in French. */
export const fr: NextStepMessages = {
  next: 'Votre prochaine étape',
  allSet: 'Tout est prêt',
  decide: {
    title: (trip: string) => `À vous de décider\u00a0: ${trip}`,
    text: 'Nous avons dû renoncer à ce voyage. Choisissez un autre jour sans frais, ou recevez un remboursement complet.',
    action: 'Voir vos options',
  },
  pay: {
    title: (amount: string) => `Payez ${amount}`,
    titleUntil: <Part>(amount: string, moment: Part): MessageParts<Part> => [
      `Payez ${amount} avant le `,
      moment,
      ' (heure de Palawan)',
    ],
    action: 'Aller au paiement',
  },
  participants: {
    title: <Part>(moment: Part): MessageParts<Part> => [
      'Ajoutez les informations voyageurs avant le ',
      moment,
      ' (heure de Palawan)',
    ],
    action: 'Ajouter les informations',
  },
  hotel: {
    title: <Part>(moment: Part): MessageParts<Part> => ['Ajoutez votre hôtel avant le ', moment, ' (heure de Palawan)'],
    text: (trip: string) => `${trip}\u00a0: le chauffeur doit savoir où vous trouver.`,
    action: 'Ajouter votre hôtel',
  },
  ready: {
    title: <Part>(moment: Part): MessageParts<Part> => ['Rien à faire. Soyez prêt le ', moment, ' (heure de Palawan)'],
    text: (trip: string, pickup: string) => `${trip}. ${pickup}.`,
    action: 'Voir le bon d’échange',
  },
};
