import type { OfflineSettingsMessages } from './offline-settings.en.ts';

/** Messages of the page of what a phone has saved, in Dutch. */
export const nl: OfflineSettingsMessages = {
  title: 'Op deze telefoon bewaard',
  description:
    "De pagina's van deze site die op deze telefoon offline opengaan, hoeveel ruimte ze innemen, en hoe je ze bewaart of wist.",
  missing: {
    text: 'Je bent offline of je verbinding is te zwak, en deze pagina was niet eerder bewaard.',
    again: 'Opnieuw proberen',
    savedPages: "Bewaarde pagina's",
  },
  lead: "Bewaarde pagina's gaan offline open, met prijzen, zoeken en je winkelmandje. Boek je offline, dan wacht de boeking hier tot je online bent.",
  help: 'Hulp en contact',
  noScript: 'Bewaren heeft JavaScript nodig, en dat staat uit in je browser. Online werkt elke pagina.',
  unavailable:
    "Deze browser kan geen pagina's bewaren. Privévensters en sommige instellingen verhinderen het. Online werkt alles.",
  facts: {
    saved: 'Bewaard',
    used: 'Gebruikte ruimte',
    free: 'Ruimte over voor deze site',
    persisted: 'Hoelang',
  },
  saveEverything: 'Alles bewaren',
  clear: 'Bewaarde gegevens wissen',
  openOffline: 'Offline te openen',
  savedPage: 'Bewaarde pagina',
};
