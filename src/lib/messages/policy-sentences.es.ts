import type { PolicySentencesMessages } from './policy-sentences.en.ts';

const refund = (percent: number) => {
  if (percent === 100) return 'recibes el reembolso completo';
  return percent === 0 ? 'no hay reembolso' : `recibes un reembolso del ${percent}\u00a0%`;
};

/** Messages of a policy in whole sentences, in Spanish. A lead time is "24 hours". */
export const es: PolicySentencesMessages = {
  full: 'Pagas el precio completo al reservar.',
  deposit: (percent: number, leadTime: string) =>
    `Pagas un anticipo del ${percent}\u00a0% al reservar. El resto se paga hasta ${leadTime} antes de la salida.`,
  keptDeposit: (percent: number, leadTime: string) =>
    `Pagas un anticipo no reembolsable del ${percent}\u00a0% al reservar. El resto se paga hasta ${leadTime} antes de la salida.`,
  cancelBefore: (leadTime: string, percent: number) =>
    `Si cancelas al menos ${leadTime} antes de la salida, ${refund(percent)}.`,
  cancelLater: (percent: number) => `Si cancelas más tarde, ${refund(percent)}.`,
  cancel: (percent: number) => `Si cancelas, ${refund(percent)}.`,
  processingFee: (percent: number) => `El reembolso es el precio menos unos gastos de gestión del ${percent}\u00a0%.`,
  noShow: (percent: number) => `Si no te presentas, ${refund(percent)}.`,
  notice: (leadTime: string) => `Reserva con al menos ${leadTime} de antelación.`,
};
