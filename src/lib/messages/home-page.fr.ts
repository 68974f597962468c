import type { HomePageMessages } from './home-page.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the home page, in French. */
export const fr: HomePageMessages = {
  lead: 'Vans, bateaux et rivière souterraine. Un prix clair, sans compte.',
  headings: {
    ways: 'Quatre façons de se déplacer',
    bestsellers: 'Les voyages les plus réservés',
    routes: 'De ville en ville',
    promises: 'Ce sur quoi vous pouvez compter',
  },
  ways: {
    sharedVan: { title: 'Une place en van partagé', text: 'Six départs par jour. Vous ne payez que votre place.' },
    privateVan: {
      title: 'Un van à vous',
      text: 'Un prix pour votre groupe, à l’heure de votre choix, jusqu’à votre porte.',
    },
    river: {
      title: 'Une grotte en chemin',
      text: 'Visitez la rivière souterraine, et dormez dans la ville suivante.',
    },
    boats: {
      title: 'En bateau entre les îles',
      text: 'Tours A à D à El Nido, avec un groupe ou sur votre propre bateau.',
    },
  },
  promises: {
    refunds: {
      title: 'Un remboursement avec une date',
      text: 'Avant de payer, vous voyez combien vous est rendu et jusqu’à quel jour et quelle heure.',
      link: 'Comment nous remboursons',
    },
    cash: {
      title: 'Vos frais en espèces, connus d’avance',
      text: 'Taxes de parc et kayaks se paient en pesos le jour même. Chaque voyage en donne les montants.',
      link: 'Ce que vous payez sur place',
    },
    voucher: {
      title: 'Un bon d’échange hors ligne',
      text: 'Votre bon d’échange, le lieu de prise en charge et nos numéros s’ouvrent sur votre téléphone sans connexion.',
      link: 'Ce que votre téléphone enregistre',
    },
  },
  article: {
    title: 'Comment aller à El Nido',
    text: 'L’avion jusqu’à Lio, cinq heures de route depuis Puerto Princesa, ou la montée depuis Port Barton\u00a0: toutes les façons, par durée, confort et prix.',
    link: 'Lire le guide',
  },
  question: <Part>(link: (text: string) => Part): MessageParts<Part> => [
    'Une question d’abord\u202f? ',
    link('Écrivez ou appelez-nous'),
    '.',
  ],
  hours: (hours: string) => `${hours}.`,
};
