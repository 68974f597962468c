import type { MessageParts } from './message-parts.ts';
import type { ParticipantsMessages } from './participants.en.ts';

/** Messages of the page with the forms of those who travel, in French. */
export const fr: ParticipantsMessages = {
  over: 'Cette réservation est terminée',
  overText: 'Vous ne pouvez plus changer les informations voyageurs.',
  seeBooking: 'Voir la réservation',
  formsComplete: 'Formulaires complets',
  howItSaves:
    'Chaque formulaire s’enregistre automatiquement une fois complet. Vous pouvez arrêter à tout moment et continuer plus tard, ici ou par le lien de notre e-mail.',
  booking: (ref: string) => `Réservation ${ref}`,
  progress: 'Avancement',
  done: 'Il n’y a plus rien à faire ici.',
  saved: 'Vos saisies sont enregistrées. Revenez quand vous voulez pour finir.',
  back: 'Retour à la réservation',
  tripHead: <Part>(day: Part, done: number, all: number): MessageParts<Part> => [
    day,
    `. Complets\u00a0: ${done} sur ${all}.`,
  ],
  passports: 'Chacun a besoin d’un passeport, enfants compris.',
  traveller: (number: number) => `Voyageur ${number}`,
  travellerNamed: (number: number, name: string) => `Voyageur ${number}\u00a0: ${name}`,
  complete: 'Complet',
  toDo: 'À remplir',
  copyAll: (trip: string) => `Mêmes voyageurs que pour «\u00a0${trip}\u00a0»`,
  copying: 'Copie…',
  copyFailed: { not: 'Certains voyageurs n’ont pas été copiés', safe: 'Les autres sont enregistrés.' },
};
