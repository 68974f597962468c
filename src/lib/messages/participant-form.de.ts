import type { ParticipantFormMessages } from './participant-form.en.ts';

/** Messages of the form of somebody who travels, in German. */
export const de: ParticipantFormMessages = {
  samePersonAs: 'Dieselbe Person wie',
  choosePerson: 'Person wählen',
  name: 'Vor- und Nachname',
  nationality: 'Staatsangehörigkeit',
  chooseCountry: 'Land wählen',
  age: 'Alter am Tag des Trips',
  chooseAge: 'Altersgruppe wählen',
  passport: {
    title: 'Pass, für die Genehmigung dieses Trips',
    onFile:
      'Wir haben diesen Pass, aber er ist nicht auf diesem Gerät gespeichert. Willst du ihn ändern, gib ihn noch einmal ein, oder öffne diese Seite, wenn du online bist.',
    name: 'Name im Pass',
    nameHint: 'Genau wie gedruckt, mit allen Vornamen.',
    number: 'Passnummer',
    expiry: 'Gültig bis',
    country: 'Ausgestellt von',
    privacy:
      'Wir verschlüsseln ihn und geben ihn nur an das Genehmigungsbüro und den Anbieter dieses Trips. Auf diesem Gerät wird er nicht gespeichert, und 30 Tage nach deinem letzten Trip löschen wir ihn.',
  },
  ageAdvice: (age: number) =>
    `Dieser Trip ist für Kinder unter ${age} Jahren nicht empfohlen: Die Höhle ist dunkel und eng, und für ein Kind kann die Gruppe nicht umkehren.`,
  acceptAge: 'Das verstehen wir und nehmen das Kind trotzdem mit.',
  acceptAgeFirst: (age: number) =>
    `Dieser Trip ist für Kinder unter ${age} Jahren nicht empfohlen. Setz das Häkchen, wenn du das Kind trotzdem mitnimmst.`,
  savesItself: 'Speichert sich von selbst, sobald es vollständig ist.',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert.',
  notSent: 'Deine letzten Änderungen sind auf diesem Gerät gespeichert, aber noch nicht gesendet.',
  saveAgain: 'Noch einmal speichern',
  over: 'Diese Buchung ist vorbei, du kannst sie nicht mehr ändern.',
  checkFields: 'Dieses Formular wurde nicht gespeichert. Prüf die Felder.',
  failed: {
    not: 'Dieses Formular wurde nicht gespeichert',
    safe: 'Name, Staatsangehörigkeit und Alter sind auf diesem Gerät gespeichert.',
  },
};
