import type { PolicySentencesMessages } from './policy-sentences.en.ts';

const refund = (percent: number) => {
  if (percent === 100) return 'le remboursement est complet';
  return percent === 0 ? 'il n’y a pas de remboursement' : `nous remboursons ${percent}\u00a0%`;
};

/** Messages of a policy in whole sentences, in French. A lead time is "24 hours". */
export const fr: PolicySentencesMessages = {
  full: 'Vous payez le prix complet à la réservation.',
  deposit: (percent: number, leadTime: string) =>
    `Vous payez un acompte de ${percent}\u00a0% à la réservation. Le solde est à payer ${leadTime} avant le départ.`,
  keptDeposit: (percent: number, leadTime: string) =>
    `Vous payez un acompte non remboursable de ${percent}\u00a0% à la réservation. Le solde est à payer ${leadTime} avant le départ.`,
  cancelBefore: (leadTime: string, percent: number) =>
    `Si vous annulez au moins ${leadTime} avant le départ, ${refund(percent)}.`,
  cancelLater: (percent: number) => `Si vous annulez plus tard, ${refund(percent)}.`,
  cancel: (percent: number) => `Si vous annulez, ${refund(percent)}.`,
  processingFee: (percent: number) =>
    `Le remboursement est le prix moins des frais de traitement de ${percent}\u00a0%.`,
  noShow: (percent: number) => `Si vous ne venez pas, ${refund(percent)}.`,
  notice: (leadTime: string) => `Réservez au moins ${leadTime} à l’avance.`,
};
