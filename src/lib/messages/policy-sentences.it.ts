import type { PolicySentencesMessages } from './policy-sentences.en.ts';

/** 8, 11 and 80 to 89 elide the article. */
const of = (percent: number) => `${/^(?:8|11$)/.test(String(percent)) ? 'dell’' : 'del '}${percent}%`;

const refund = (percent: number) => {
  if (percent === 100) return 'rimborso completo';
  return percent === 0 ? 'nessun rimborso' : `rimborso ${of(percent)}`;
};

/** Messages of a policy in whole sentences, in Italian. A lead time is "24 hours". */
export const it: PolicySentencesMessages = {
  full: 'Paghi il prezzo intero quando prenoti.',
  deposit: (percent: number, leadTime: string) =>
    `Quando prenoti paghi un acconto ${of(percent)}. Il saldo va pagato al più tardi ${leadTime} prima della partenza.`,
  keptDeposit: (percent: number, leadTime: string) =>
    `Quando prenoti paghi un acconto ${of(percent)}, non rimborsabile. Il saldo va pagato al più tardi ${leadTime} prima della partenza.`,
  cancelBefore: (leadTime: string, percent: number) =>
    `Se cancelli almeno ${leadTime} prima della partenza: ${refund(percent)}.`,
  cancelLater: (percent: number) => `Se cancelli più tardi: ${refund(percent)}.`,
  cancel: (percent: number) => `Se cancelli: ${refund(percent)}.`,
  processingFee: (percent: number) => `Il rimborso è il prezzo meno le spese di gestione ${of(percent)}.`,
  noShow: (percent: number) => `Se non ti presenti: ${refund(percent)}.`,
  notice: (leadTime: string) => `Prenota almeno ${leadTime} prima.`,
};
