import type { RefundMessages } from './refund.en.ts';

/** Messages of the refund of a booking in Dutch. */
export const nl: RefundMessages = {
  paidBack:
    'We betalen terug zoals jij betaald hebt, of zoals met je afgesproken. Banken doen er tot tien werkdagen over.',
  ifCancelled: {
    nothingPaid: 'Je hebt nog niets betaald. Annuleer je nu, dan betaal je niets.',
    nothing: (paid: string) =>
      `Annuleer je nu, dan krijg je de betaalde ${paid} volgens de voorwaarden van je trips niet terug.`,
    all: (paid: string) => `Annuleer je nu, dan betalen we alles (${paid}) terug zoals jij betaald hebt.`,
    part: (refund: string, paid: string) =>
      `Annuleer je nu, dan betalen we ${refund} van de betaalde ${paid} terug zoals jij betaald hebt.`,
  },
  cancelled: {
    due: (refund: string) => `Je krijgt ${refund} terug.`,
    done: (refund: string) => `We hebben ${refund} terugbetaald.`,
    nothingPaid: 'Je had niets betaald, dus er is niets terug te betalen.',
    nothing: (paid: string) => `De betaalde ${paid} krijg je volgens de voorwaarden van je trips niet terug.`,
  },
};
