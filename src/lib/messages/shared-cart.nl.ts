import type { SharedCartMessages } from './shared-cart.en.ts';

/** Messages of a cart that others can open, in Dutch. */
export const nl: SharedCartMessages = {
  title: 'Dit winkelmandje is gedeeld',
  text: 'Je hebt het met een link geopend. Wie de link heeft, kan deze trips zien en wijzigen. Zodra je boekt, kan diegene ook je naam, e-mailadres en mobiele nummer zien en de boeking annuleren.',
  makePrivate: 'Privé maken',
  own: 'Dit winkelmandje is nu van jou alleen. De link opent nog steeds het gedeelde.',
  friend: {
    title: 'Een vriend heeft dit winkelmandje geboekt',
    text: (ref: string) =>
      `Iemand met de link heeft het geboekt als ${ref}. Je trips en gegevens staan hier nog. Boek alleen opnieuw als je meer trips wilt.`,
    see: 'Boeking bekijken',
    keep: 'Mijn trips houden',
  },
};
