import type { CartMessages } from './cart.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of a cart with trips in French. */
export const fr: CartMessages = {
  total: 'Total',
  inDollars: <Part>(dollars: Part): MessageParts<Part> => ['Soit ', dollars, ' en dollars américains.'],
  cash: <Part>(amount: Part): MessageParts<Part> => [
    'Emportez ',
    amount,
    ' en espèces pour les frais sur place. Ils ne sont pas compris dans le total.',
  ],
  cashAbout: <Part>(amount: Part, estimate: Part): MessageParts<Part> => [
    'Emportez ',
    amount,
    ' en espèces (environ ',
    estimate,
    ') pour les frais sur place. Ils ne sont pas compris dans le total.',
  ],
  checkout: 'Finaliser la réservation',
  palawanTime: 'Toutes les heures sont celles de Palawan.',
  unchecked:
    'Certains prix n’ont pas pu être vérifiés. Vérifiez votre connexion. Vous voyez les prix du moment où vous avez ajouté les voyages\u202f; nous les vérifions de nouveau avant que vous payiez.',
  checkAgain: 'Vérifier de nouveau',
  line: {
    until: <Part>(hour: Part): MessageParts<Part> => ['jusqu’à ', hour],
    from: 'De',
    beReady: <Part>(hour: Part): MessageParts<Part> => [', soyez prêt à ', hour],
    to: 'À',
    onRequest: '(sur demande)',
    chosenPlace: 'le lieu que vous avez choisi',
    arriving: 'Arrivée',
    notes: 'Notes',
    otherDeparture: 'Choisir un autre départ',
    change: 'Changer',
    changeTrip: (title: string) => `Changer\u00a0: ${title}`,
    remove: 'Retirer',
    removeTrip: (title: string) => `Retirer\u00a0: ${title}`,
  },
  state: {
    departed: 'Ce voyage est déjà parti. Retirez-le ou choisissez un autre jour. Il n’est pas compris dans le total.',
    withdrawn: 'Ce voyage n’est plus proposé. Il n’est pas compris dans le total.',
    sample: <Part>(ask: Part): MessageParts<Part> => ['Il n’est pas compris dans le total. ', ask, '.'],
    askByMessage: 'Posez-nous la question par message',
    problem: 'D’ici là, il n’est pas compris dans le total.',
    repriced: <Part>(before: Part, now: Part): MessageParts<Part> => [
      'Son prix a changé\u00a0: il était de ',
      before,
      ', il est maintenant de ',
      now,
      '.',
    ],
  },
  share: {
    title: 'Ouvrir sur un autre appareil, ou partager',
    note: 'Toute personne qui a ce lien peut voir vos voyages et vos coordonnées, et changer le panier. Une fois le panier réservé, elle peut aussi ouvrir et annuler la réservation. Ne l’envoyez qu’aux personnes avec qui vous voyagez.',
    link: 'Lien vers ce panier',
    copy: 'Copier le lien',
    copied: 'Copié. Collez-le où vous voulez.',
    notCopied: 'Votre navigateur ne permet pas la copie. Sélectionnez le lien et copiez-le.',
  },
  empty: {
    action: 'Vider le panier',
    question: 'Vider le panier\u202f?',
    removes: (trips: number) =>
      plural('fr', trips, {
        one: 'Le voyage est retiré de votre panier. C’est définitif.',
        other: `Les ${trips} voyages sont retirés de votre panier. C’est définitif.`,
      }),
    keep: (trips: number) => plural('fr', trips, { one: 'Le garder', other: 'Les garder' }),
  },
};
