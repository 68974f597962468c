import type { PrivacyChoicesMessages } from './privacy-choices.en.ts';

/** Messages of the dialog with the privacy choices in Dutch. */
export const nl: PrivacyChoicesMessages = {
  title: 'Privacykeuzes',
  allow: 'Toestaan',
  refuse: 'Weigeren',
  done: 'Klaar',
  link: 'Alles over privacy',
  states: {
    unset: 'Je hebt nog niet gekozen. Leg je een eerste trip in je winkelmandje, dan geldt dat als toestaan.',
    'must-ask': 'Je hebt nog niet gekozen. Er wordt niets gemeten tot je het toestaat.',
    granted: 'Je staat het toe.',
    refused: 'Je hebt het geweigerd. Er wordt niets gemeten, ook niet met trips in je winkelmandje.',
  },
  noService:
    'Op deze site is geen statistiekdienst ingesteld, dus er wordt niets gemeten. We bewaren je antwoord voor als dat verandert.',
  service: (host: string) =>
    `Sta je het toe, dan hoort ${host} welke pagina's je opent, op wat voor apparaat, en of je boekt en voor welk bedrag. Je naam, e-mailadres, mobiele nummer of paspoort krijgt die dienst nooit.`,
  labels:
    'De labels in de link waarmee je hier kwam, zoals een campagnenaam, ontvangen wij samen met een boekingscode.',
};
