import type { BookingPageMessages } from './booking-page.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the page of a booking in French. */
export const fr: BookingPageMessages = {
  answerWasLost: 'Votre premier essai avait marché, seule notre réponse s’est perdue. Vérifiez que tout est juste.',
  justPaid: 'Vous venez de payer\u202f? Cela peut prendre une minute. Cette page se met ensuite à jour toute seule.',
  hotelMissing:
    'Il nous manque encore votre hôtel. Ajoutez-le sur le bon d’échange ci-dessous pour que le chauffeur vous trouve.',
  reference: <Part>(ref: Part): MessageParts<Part> => ['Référence ', ref],
  titles: {
    travellers: 'Voyageurs',
    share: 'À emporter avec vous',
    paid: 'Ce que vous avez payé',
    price: 'Ce que vous payez',
    email: 'Votre e-mail',
    contact: 'Questions sur cette réservation',
    change: 'Changer ou annuler',
  },
  changeHelp:
    'Avec «\u00a0Changer ce voyage\u00a0», sur le bon d’échange, vous changez le jour, l’heure, les personnes ou les arrêts. Vous voyez d’abord la différence de prix. Si un voyage n’a pas ce bouton, il est trop tard pour le changer ici\u00a0: écrivez-nous.',
  travellers: {
    progress: (progress: string) => `${progress}.`,
    complete: 'Nous avons les informations de tous les voyageurs.',
    passports: 'Un de vos voyages demande le passeport de chacun pour son permis.',
    forms: 'Formulaires des voyageurs',
    add: 'Ajouter les informations voyageurs',
    change: 'Changer les informations voyageurs',
  },
  money: {
    total: 'Total',
    paid: 'Payé',
    paidSoFar: 'Payé jusqu’ici',
    dueNow: 'À payer maintenant',
    dueBy: <Part>(moment: Part): MessageParts<Part> => ['À payer avant le ', moment, ' (heure de Palawan)'],
    refund: 'Remboursement',
    refunded: 'Remboursé',
  },
  cancelledTrips: 'Voyages annulés',
  droppedTrips: 'Voyages retirés',
  tripLine: <Part>(moment: Part, people: string): MessageParts<Part> => [moment, `, ${people}`],
  share: {
    offline: 'Il faut une connexion pour obtenir le fichier de calendrier. Réessayez une fois en ligne.',
    addToCalendar: 'Ajouter au calendrier',
    googleCalendar: 'Google Agenda',
    googleCalendarOf: (trip: string) => `Google Agenda\u00a0: ${trip}`,
    print: 'Imprimer ou enregistrer en PDF',
    tellGroup: 'Prévenir le groupe',
    subject: (ref: string) => `Nos voyages, réservation ${ref}`,
    showText: 'Afficher le texte',
  },
  changeTrip: {
    offline: 'Il faut une connexion pour changer un voyage. Réessayez une fois en ligne.',
    calledOff: 'Ce voyage n’aura pas lieu',
    calledOffAlone:
      'Déplacez-le sans frais à un autre jour, ou annulez la réservation et recevez un remboursement complet.',
    calledOffAmongOthers:
      'Déplacez-le sans frais à un autre jour, ou recevez son remboursement complet. Vos autres voyages restent réservés.',
    action: 'Changer ce voyage',
    actionFor: (trip: string) => `Changer ce voyage\u00a0: ${trip}`,
  },
};
