import type { MessageParts } from './message-parts.ts';
import type { TripChangeMessages } from './trip-change.en.ts';

/** Messages of the dialog that changes a booked trip, in French. */
export const fr: TripChangeMessages = {
  title: (trip: string) => `Changer\u00a0: ${trip}`,
  moment: 'Un instant…',
  seeDifference: 'Voir la différence',
  isRight: 'Est-ce bien cela\u202f?',
  notEnoughRoom: 'Pas assez de place',
  booked: 'Réservé',
  new: 'Nouveau',
  yourChoice: 'Votre choix',
  choice: <Part>(day: Part, hour: Part, people: string): MessageParts<Part> => [day, ', ', hour, `, ${people}`],
  writeToUs: 'Écrivez-nous.',
  notChanged: 'Rien n’a été changé.',
  noRoom: 'Aucun départ autour de cette heure n’a de place pour tout le groupe.',
  roomAt: 'Ceux-ci ont de la place pour tout le groupe\u00a0:',
  changing: 'Changement…',
  change: 'Changer le voyage',
  chooseAgain: 'Choisir de nouveau',
  note: 'Toutes les heures sont celles de Palawan. Rien ne change avant que vous appuyiez sur «\u00a0Changer le voyage\u00a0».',
  error: {
    not: 'Rien n’a été changé',
    safe: 'Il faut une connexion pour changer un voyage.',
    same: 'C’est ce que vous avez déjà réservé.',
    otherPrice:
      'Le prix a changé. Votre voyage n’a pas été changé\u00a0: regardez le nouveau prix et décidez de nouveau.',
    refusal: {
      over: 'Cette réservation est terminée. Pour tout changement, écrivez-nous.',
      'too-late': 'Il est trop tard pour changer ce voyage ici. Écrivez-nous ou appelez-nous.',
      withdrawn: 'Ce voyage n’est plus proposé. Pour tout changement, écrivez-nous.',
      'too-many': 'Ce voyage a déjà été changé dix fois. Écrivez-nous pour le changer encore.',
      'by-operator':
        'Nous avons déjà remboursé de l’argent pour cette réservation, nous devons donc faire ce changement à la main. Écrivez-nous.',
    },
    other: 'Vous ne pouvez pas faire ce changement ici. Écrivez-nous.',
  },
};
