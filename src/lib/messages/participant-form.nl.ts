import type { ParticipantFormMessages } from './participant-form.en.ts';

/** Messages of the form of somebody who travels, in Dutch. */
export const nl: ParticipantFormMessages = {
  samePersonAs: 'Dezelfde persoon als',
  choosePerson: 'Kies een persoon',
  name: 'Volledige naam',
  nationality: 'Nationaliteit',
  chooseCountry: 'Kies een land',
  age: 'Leeftijd op de dag zelf',
  chooseAge: 'Kies een leeftijdsgroep',
  passport: {
    title: 'Paspoort, voor de vergunning van deze trip',
    onFile:
      'We hebben dit paspoort, maar het staat niet op dit apparaat. Wil je het wijzigen, vul het dan opnieuw in, of open deze pagina als je online bent.',
    name: 'Naam in het paspoort',
    nameHint: 'Precies zoals gedrukt, ook met tweede namen.',
    number: 'Paspoortnummer',
    expiry: 'Geldig tot',
    country: 'Uitgegeven door',
    privacy:
      'We versleutelen het en delen het alleen met het vergunningenkantoor en de aanbieder van deze trip. Het wordt niet op dit apparaat bewaard, en we verwijderen het 30 dagen na je laatste trip.',
  },
  ageAdvice: (age: number) =>
    `Deze trip is afgeraden voor kinderen onder ${age} jaar: de grot is donker en smal, en de groep kan niet omkeren voor één kind.`,
  acceptAge: 'We begrijpen het en nemen het kind toch mee.',
  acceptAgeFirst: (age: number) =>
    `Deze trip is afgeraden voor kinderen onder ${age} jaar. Vink het vakje aan om te bevestigen dat je het kind toch meeneemt.`,
  savesItself: 'Wordt vanzelf bewaard zodra alles is ingevuld.',
  saving: 'Bewaren …',
  saved: 'Bewaard.',
  notSent: 'Je laatste wijzigingen zijn op dit apparaat bewaard maar nog niet verstuurd.',
  saveAgain: 'Opnieuw bewaren',
  over: 'Deze boeking is voorbij, dus je kunt dit niet meer wijzigen.',
  checkFields: 'Dit formulier is niet bewaard. Controleer de velden.',
  failed: {
    not: 'Dit formulier is niet bewaard',
    safe: 'Naam, nationaliteit en leeftijd zijn op dit apparaat bewaard.',
  },
};
