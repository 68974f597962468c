import type { ParticipantFormMessages } from './participant-form.en.ts';

/** Messages of the form of somebody who travels, in French. */
export const fr: ParticipantFormMessages = {
  samePersonAs: 'Même personne que',
  choosePerson: 'Choisissez une personne',
  name: 'Nom complet',
  nationality: 'Nationalité',
  chooseCountry: 'Choisissez un pays',
  age: 'Âge le jour du voyage',
  chooseAge: 'Choisissez une tranche d’âge',
  passport: {
    title: 'Passeport, pour le permis de ce voyage',
    onFile:
      'Nous avons ce passeport, mais il n’est pas enregistré sur cet appareil. Pour le changer, saisissez-le de nouveau, ou ouvrez cette page une fois en ligne.',
    name: 'Nom dans le passeport',
    nameHint: 'Exactement comme imprimé, avec tous les prénoms.',
    number: 'Numéro de passeport',
    expiry: 'Valable jusqu’au',
    country: 'Délivré par',
    privacy:
      'Nous le chiffrons et ne le transmettons qu’au bureau des permis et au prestataire de ce voyage. Il n’est pas enregistré sur cet appareil, et nous l’effaçons 30\u00a0jours après votre dernier voyage.',
  },
  ageAdvice: (age: number) =>
    `Ce voyage est déconseillé aux enfants de moins de ${age}\u00a0ans\u00a0: la grotte est sombre et étroite, et le groupe ne peut pas faire demi-tour pour un enfant.`,
  acceptAge: 'Nous comprenons et emmènerons l’enfant quand même.',
  acceptAgeFirst: (age: number) =>
    `Ce voyage est déconseillé aux enfants de moins de ${age}\u00a0ans. Cochez la case pour confirmer que vous emmènerez l’enfant quand même.`,
  savesItself: 'S’enregistre automatiquement une fois complet.',
  saving: 'Enregistrement…',
  saved: 'Enregistré.',
  notSent: 'Vos derniers changements sont enregistrés sur cet appareil, mais pas encore envoyés.',
  saveAgain: 'Enregistrer de nouveau',
  over: 'Cette réservation est terminée, vous ne pouvez donc plus la changer.',
  checkFields: 'Ce formulaire n’a pas été enregistré. Vérifiez les champs.',
  failed: {
    not: 'Ce formulaire n’a pas été enregistré',
    safe: 'Nom, nationalité et âge sont enregistrés sur cet appareil.',
  },
};
