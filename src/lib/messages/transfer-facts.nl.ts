import type { TransferFactsMessages } from './transfer-facts.en.ts';

/** Messages of what holds for every van, in Dutch. */
export const nl: TransferFactsMessages = {
  title: 'Bij elke transfer',
  early: {
    title: 'Sta 15 minuten van tevoren klaar',
    text: 'Busjes vertrekken op tijd, want verderop langs de weg wachten anderen.',
  },
  price: {
    title: 'Eén prijs, met brandstof en chauffeur',
    text: 'We rekenen later niets bij. Vraagt een plaats of park een bijdrage, dan staat die op de pagina bij “Contant meenemen”.',
  },
  signal: {
    title: 'Reken op geen bereik',
    text: 'Ten noorden van Roxas verliezen telefoons hun bereik. Bewaar je ophaalpunt en ons nummer voor je vertrekt.',
  },
};
