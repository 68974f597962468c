import type { PolicySentencesMessages } from './policy-sentences.en.ts';

const refund = (percent: number) => {
  if (percent === 100) return 'alles terug';
  return percent === 0 ? 'niets terug' : `${percent}% terug`;
};

/** Messages of a policy in whole sentences, in Dutch. A lead time is "24 hours". */
export const nl: PolicySentencesMessages = {
  full: 'Je betaalt de volledige prijs bij het boeken.',
  deposit: (percent: number, leadTime: string) =>
    `Je betaalt bij het boeken een aanbetaling van ${percent}%. Het restbedrag betaal je uiterlijk ${leadTime} voor vertrek.`,
  keptDeposit: (percent: number, leadTime: string) =>
    `Je betaalt bij het boeken een aanbetaling van ${percent}%, die je niet terugkrijgt. Het restbedrag betaal je uiterlijk ${leadTime} voor vertrek.`,
  cancelBefore: (leadTime: string, percent: number) =>
    `Annuleer je minstens ${leadTime} voor vertrek, dan krijg je ${refund(percent)}.`,
  cancelLater: (percent: number) => `Annuleer je later, dan krijg je ${refund(percent)}.`,
  cancel: (percent: number) => `Annuleer je, dan krijg je ${refund(percent)}.`,
  processingFee: (percent: number) => `De terugbetaling is de prijs min ${percent}% verwerkingskosten.`,
  noShow: (percent: number) => `Kom je niet, dan krijg je ${refund(percent)}.`,
  notice: (leadTime: string) => `Boek minstens ${leadTime} van tevoren.`,
};
