import type { RefundMessages } from './refund.en.ts';

/** Messages of the refund of a booking in French. */
export const fr: RefundMessages = {
  paidBack:
    'Nous remboursons vers votre moyen de paiement d’origine, ou comme convenu avec vous. Les banques mettent jusqu’à dix jours ouvrés.',
  ifCancelled: {
    nothingPaid: 'Vous n’avez encore rien payé. Si vous annulez maintenant, vous ne payez rien.',
    nothing: (paid: string) =>
      `Si vous annulez maintenant, les ${paid} payés ne sont pas remboursés, selon les règles de vos voyages.`,
    all: (paid: string) =>
      `Si vous annulez maintenant, nous vous remboursons tout, soit ${paid}, par le moyen avec lequel vous avez payé.`,
    part: (refund: string, paid: string) =>
      `Si vous annulez maintenant, nous vous remboursons ${refund} sur les ${paid} payés, par le moyen avec lequel vous avez payé.`,
  },
  cancelled: {
    due: (refund: string) => `Nous vous remboursons ${refund}.`,
    done: (refund: string) => `Nous avons remboursé ${refund}.`,
    nothingPaid: 'Vous n’aviez rien payé, il n’y a donc rien à rembourser.',
    nothing: (paid: string) => `Les ${paid} payés ne sont pas remboursés, selon les règles de vos voyages.`,
  },
};
