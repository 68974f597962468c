import type { EmailCalledOffMessages } from './email-called-off.en.ts';

/** Messages of the mail about a departure that is called off, in Dutch. */
export const nl: EmailCalledOffMessages = {
  subject: (ref: string, day: string) => `Afgelast: ${day} (boeking ${ref})`,
  yourTrip: 'Je trip',
  sorry: 'Het spijt ons: deze trip kan niet doorgaan.',
  reason: (reason: string) => `Reden (in het Engels): “${reason}”`,
  others: 'Je andere trips gaan door zoals geboekt.',
  choose:
    'Kies een van deze twee mogelijkheden, ze kosten niets. De termijnen van je boeking gelden niet. Werken de links niet, beantwoord dan deze e-mail of bel ons.',
  change: {
    title: 'Een andere datum',
    text: 'Kies de dag en de tijd die jou uitkomen. We verzetten je trip meteen.',
    link: 'Kies een andere datum',
  },
  refund: {
    title: 'Alles terug',
    ofOneTrip:
      'We betalen alles wat je voor deze trip hebt betaald terug zoals jij betaald hebt. Je andere trips blijven geboekt. De link toont het bedrag voordat je beslist.',
    nothingPaid: 'Je hebt nog niet betaald, dus er is niets terug te betalen. De link annuleert de boeking.',
    ofAll: (paid: string) =>
      `We betalen alles wat je hebt betaald (${paid}) terug zoals jij betaald hebt. De link toont het bedrag voordat je de boeking annuleert.`,
    link: 'Vraag je geld terug',
  },
  booking: 'Je boeking',
};
