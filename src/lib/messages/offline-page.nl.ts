import type { OfflinePageMessages } from './offline-page.en.ts';

/** Messages of the page about what is saved in Dutch. */
export const nl: OfflinePageMessages = {
  missing: 'Deze pagina is niet op deze telefoon bewaard',
  all: (pages: number) => `Alle ${pages} pagina's van deze site.`,
  saving: (pages: number, all: number) => `Bewaren: tot nu toe ${pages} van ${all} pagina's.`,
  noRoom: (pages: number, all: number) => `${pages} van ${all} pagina's. Je telefoon heeft geen ruimte voor meer.`,
  frugal: (pages: number, all: number) =>
    `${pages} van ${all} pagina's. Databesparing staat aan of je verbinding is traag, dus we bewaren alleen pagina's die je opent.`,
  onRequest: (pages: number, all: number) =>
    `${pages} van ${all} pagina's. De rest bewaren we alleen als je erom vraagt.`,
  later: (pages: number, all: number) => `${pages} van ${all} pagina's. De rest volgt als je online bent.`,
  saveEverything: (size: string) => `Alles bewaren (${size})`,
  unknownSize: 'Onbekend',
  persisted: 'Tot je het wist.',
  notPersisted: 'Tot je het wist, of tot je telefoon geen ruimte meer heeft.',
  cleared: "Gewist. Vanaf nu bewaren we alleen pagina's die je opent. Je winkelmandje en je boekingen zijn er nog.",
};
