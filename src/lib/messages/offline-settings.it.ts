import type { OfflineSettingsMessages } from './offline-settings.en.ts';

/** Messages of the page of what a phone has saved, in Italian. */
export const it: OfflineSettingsMessages = {
  title: 'Salvato su questo telefono',
  description:
    'Le pagine di questo sito che si aprono offline su questo telefono, quanto spazio occupano e come salvarle o eliminarle.',
  missing: {
    text: 'Sei offline o la connessione è troppo debole, e questa pagina non è stata salvata prima.',
    again: 'Riprova',
    savedPages: 'Pagine salvate',
  },
  lead: 'Le pagine salvate si aprono offline, con i prezzi, la ricerca e il carrello. Se prenoti offline, la prenotazione aspetta qui finché non sei online.',
  help: 'Aiuto e contatti',
  noScript: 'Per salvare serve JavaScript, che nel tuo browser è disattivato. Online ogni pagina funziona.',
  unavailable:
    'Questo browser non può salvare pagine. Lo impediscono le finestre private e alcune impostazioni. Online funziona tutto.',
  facts: {
    saved: 'Salvato',
    used: 'Spazio occupato',
    free: 'Spazio libero per questo sito',
    persisted: 'Per quanto tempo',
  },
  saveEverything: 'Salva tutto',
  clear: 'Elimina i dati salvati',
  openOffline: 'Si aprono offline',
  savedPage: 'Pagina salvata',
};
