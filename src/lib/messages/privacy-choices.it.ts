import type { PrivacyChoicesMessages } from './privacy-choices.en.ts';

/** Messages of the dialog with the privacy choices in Italian. */
export const it: PrivacyChoicesMessages = {
  title: 'Scelte sulla privacy',
  allow: 'Consenti',
  refuse: 'Rifiuta',
  done: 'Fatto',
  link: 'Tutto sulla privacy',
  states: {
    unset: 'Non hai ancora scelto. Mettere un primo viaggio nel carrello vale come consenso.',
    'must-ask': 'Non hai ancora scelto. Non si misura niente finché non lo consenti.',
    granted: 'Hai dato il consenso.',
    refused: 'Hai rifiutato. Non si misura niente, neanche con dei viaggi nel carrello.',
  },
  noService:
    'Su questo sito non c’è nessun servizio di statistica, quindi non si misura niente. Teniamo la tua risposta nel caso le cose cambino.',
  service: (host: string) =>
    `Se lo consenti, ${host} viene a sapere quali pagine apri, su che tipo di dispositivo, se prenoti e per quale importo. Non riceve mai nome, e-mail, cellulare o passaporto.`,
  labels:
    'Noi riceviamo le etichette del link che ti ha portato qui, come il nome di una campagna, insieme a un codice di prenotazione.',
};
