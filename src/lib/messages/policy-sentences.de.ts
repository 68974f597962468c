import type { PolicySentencesMessages } from './policy-sentences.en.ts';

const refund = (percent: number) => {
  if (percent === 100) return 'alles zurück';
  return percent === 0 ? 'nichts zurück' : `${percent}\u00a0% zurück`;
};

/** Messages of a policy in whole sentences, in German. A lead time is "24 hours". */
export const de: PolicySentencesMessages = {
  full: 'Du zahlst den vollen Preis bei der Buchung.',
  deposit: (percent: number, leadTime: string) =>
    `Bei der Buchung zahlst du eine Anzahlung von ${percent}\u00a0%. Der Restbetrag ist ${leadTime} vor der Abfahrt fällig.`,
  keptDeposit: (percent: number, leadTime: string) =>
    `Bei der Buchung zahlst du eine Anzahlung von ${percent}\u00a0%, die nicht erstattet wird. Der Restbetrag ist ${leadTime} vor der Abfahrt fällig.`,
  cancelBefore: (leadTime: string, percent: number) =>
    `Stornierst du mindestens ${leadTime} vor der Abfahrt, bekommst du ${refund(percent)}.`,
  cancelLater: (percent: number) => `Stornierst du später, bekommst du ${refund(percent)}.`,
  cancel: (percent: number) => `Stornierst du, bekommst du ${refund(percent)}.`,
  processingFee: (percent: number) =>
    `Erstattet wird der Preis abzüglich einer Bearbeitungsgebühr von ${percent}\u00a0%.`,
  noShow: (percent: number) => `Kommst du nicht, bekommst du ${refund(percent)}.`,
  notice: (leadTime: string) => `Buch mindestens ${leadTime} vorher.`,
};
