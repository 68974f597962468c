import type { TransferFactsMessages } from './transfer-facts.en.ts';

/** Messages of what holds for every van, in German. */
export const de: TransferFactsMessages = {
  title: 'Bei jedem Transfer',
  early: {
    title: 'Sei 15 Minuten früher bereit',
    text: 'Vans fahren pünktlich ab, denn weiter die Straße hinauf warten andere.',
  },
  price: {
    title: 'Ein Preis, mit Benzin und Fahrer',
    text: 'Später kommt nichts dazu. Verlangt ein Ort oder Park eine Gebühr, steht sie auf der Seite unter dem Bargeld.',
  },
  signal: {
    title: 'Stell dich auf Funklöcher ein',
    text: 'Nördlich von Roxas haben Handys oft keinen Empfang. Speichere Abholort und unsere Nummer, bevor du losfährst.',
  },
};
