import type { TransferFactsMessages } from './transfer-facts.en.ts';

/** Messages of what holds for every van, in French. */
export const fr: TransferFactsMessages = {
  title: 'Pour chaque transfert',
  early: {
    title: 'Soyez prêt 15\u00a0minutes avant',
    text: 'Les vans partent à l’heure, car d’autres attendent plus loin sur la route.',
  },
  price: {
    title: 'Un prix, carburant et chauffeur compris',
    text: 'Nous n’ajoutons rien ensuite. Si une commune ou un parc perçoit une taxe, la page l’indique dans les espèces à emporter.',
  },
  signal: {
    title: 'Prévoyez de ne pas avoir de réseau',
    text: 'Les téléphones perdent le réseau au nord de Roxas. Enregistrez votre point de prise en charge et notre numéro avant de partir.',
  },
};
