import type { MessageParts } from './message-parts.ts';
import type { StorageBlockedScreenMessages } from './storage-blocked-screen.en.ts';

/** Messages of a cart in a browser that stores nothing, in Dutch. */
export const nl: StorageBlockedScreenMessages = {
  title: 'Je browser blokkeert opslag',
  text: <Part>(hours: Part): MessageParts<Part> => [
    'Deze site kan hier niets bewaren, dus je winkelmandje is op elke pagina leeg en je kunt niet boeken. Sta in de instellingen van je browser cookies en sitegegevens voor deze site toe en kies je trips opnieuw. Of laat ons weten wat je wilt boeken. We antwoorden: ',
    hours,
    '.',
  ],
};
