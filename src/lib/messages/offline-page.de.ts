import type { OfflinePageMessages } from './offline-page.en.ts';

/** Messages of the page about what is saved in German. */
export const de: OfflinePageMessages = {
  missing: 'Diese Seite ist nicht auf diesem Handy gespeichert',
  all: (pages: number) => `Alle ${pages} Seiten dieser Website.`,
  saving: (pages: number, all: number) => `Wird gespeichert: bisher ${pages} von ${all} Seiten.`,
  noRoom: (pages: number, all: number) => `${pages} von ${all} Seiten. Für mehr hat dein Handy keinen Speicherplatz.`,
  frugal: (pages: number, all: number) =>
    `${pages} von ${all} Seiten. Der Datensparmodus ist an oder deine Verbindung langsam, deshalb speichern wir nur Seiten, die du öffnest.`,
  onRequest: (pages: number, all: number) =>
    `${pages} von ${all} Seiten. Den Rest speichern wir nur, wenn du es willst.`,
  later: (pages: number, all: number) => `${pages} von ${all} Seiten. Der Rest folgt, wenn du online bist.`,
  saveEverything: (size: string) => `Alles speichern (${size})`,
  unknownSize: 'Unbekannt',
  persisted: 'Bis du es löschst.',
  notPersisted: 'Bis du es löschst oder dein Handy keinen Speicherplatz mehr hat.',
  cleared:
    'Gelöscht. Ab jetzt speichern wir nur Seiten, die du öffnest. Dein Warenkorb und deine Buchungen sind noch hier.',
};
