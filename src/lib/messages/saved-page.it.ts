import type { SavedPageMessages } from './saved-page.en.ts';

/** Messages of the page of saved trips, in Italian. */
export const it: SavedPageMessages = {
  title: 'Viaggi salvati',
  description: 'I viaggi che hai salvato e quelli che hai visto per ultimi, conservati nel tuo browser.',
  storedHere:
    'Salvati solo in questo browser. Noi non vediamo il tuo elenco, e se cancelli i dati del browser sparisce.',
  noScript:
    'Per salvare i viaggi serve JavaScript, che nel tuo browser è disattivato. Puoi invece aggiungere la pagina di un viaggio ai preferiti. I nostri viaggi più prenotati:',
  mostBooked: 'I più prenotati',
};
