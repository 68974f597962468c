import type { ParticipantFormMessages } from './participant-form.en.ts';

/** Messages of the form of somebody who travels, in Italian. */
export const it: ParticipantFormMessages = {
  samePersonAs: 'Stessa persona di',
  choosePerson: 'Scegli una persona',
  name: 'Nome e cognome',
  nationality: 'Nazionalità',
  chooseCountry: 'Scegli un paese',
  age: 'Età quel giorno',
  chooseAge: 'Scegli una fascia d’età',
  passport: {
    title: 'Passaporto, per il permesso di questo viaggio',
    onFile:
      'Abbiamo questo passaporto, ma non è salvato su questo dispositivo. Per cambiarlo, scrivilo di nuovo, o apri questa pagina quando sei online.',
    name: 'Nome nel passaporto',
    nameHint: 'Esattamente com’è stampato, con i secondi nomi.',
    number: 'Numero di passaporto',
    expiry: 'Valido fino al',
    country: 'Rilasciato da',
    privacy:
      'Lo cifriamo e lo diamo solo all’ufficio permessi e all’operatore di questo viaggio. Non è salvato su questo dispositivo, e lo eliminiamo 30 giorni dopo il tuo ultimo viaggio.',
  },
  ageAdvice: (age: number) =>
    `Questo viaggio è sconsigliato ai bambini con meno di ${age} anni: la grotta è buia e stretta, e il gruppo non può tornare indietro per un bambino.`,
  acceptAge: 'Abbiamo capito e portiamo il bambino lo stesso.',
  acceptAgeFirst: (age: number) =>
    `Questo viaggio è sconsigliato ai bambini con meno di ${age} anni. Spunta la casella per confermare che porti il bambino lo stesso.`,
  savesItself: 'Si salva da solo quando è completo.',
  saving: 'Salvataggio in corso…',
  saved: 'Salvato.',
  notSent: 'Le tue ultime modifiche sono salvate su questo dispositivo ma non ancora inviate.',
  saveAgain: 'Salva di nuovo',
  over: 'Questa prenotazione è chiusa, quindi non puoi più cambiarla.',
  checkFields: 'Questo modulo non è stato salvato. Controlla i campi.',
  failed: {
    not: 'Questo modulo non è stato salvato',
    safe: 'Nome, nazionalità ed età sono salvati su questo dispositivo.',
  },
};
