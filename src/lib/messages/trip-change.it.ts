import type { MessageParts } from './message-parts.ts';
import type { TripChangeMessages } from './trip-change.en.ts';

/** Messages of the dialog that changes a booked trip, in Italian. */
export const it: TripChangeMessages = {
  title: (trip: string) => `Cambia: ${trip}`,
  moment: 'Un momento…',
  seeDifference: 'Vedi la differenza',
  isRight: 'Va bene così?',
  notEnoughRoom: 'Non c’è abbastanza posto',
  booked: 'Prenotato',
  new: 'Nuovo',
  yourChoice: 'La tua scelta',
  choice: <Part>(day: Part, hour: Part, people: string): MessageParts<Part> => [day, ', ', hour, `, ${people}`],
  writeToUs: 'Scrivici.',
  notChanged: 'Non è cambiato niente.',
  noRoom: 'Nessuna partenza vicina a quell’ora ha posto per tutto il gruppo.',
  roomAt: 'Queste hanno posto per tutto il gruppo:',
  changing: 'Modifica in corso…',
  change: 'Cambia il viaggio',
  chooseAgain: 'Scegli di nuovo',
  note: 'Tutti gli orari sono nell’ora di Palawan. Non cambia niente finché non premi “Cambia il viaggio”.',
  error: {
    not: 'Non è cambiato niente',
    safe: 'Per cambiare un viaggio serve una connessione.',
    same: 'È quello che hai già prenotato.',
    otherPrice: 'Il prezzo è cambiato. Il tuo viaggio no: guarda il nuovo prezzo e decidi di nuovo.',
    refusal: {
      over: 'Questa prenotazione è chiusa. Per cambiarla scrivici.',
      'too-late': 'Qui è troppo tardi per cambiare questo viaggio. Scrivici o chiamaci.',
      withdrawn: 'Questo viaggio non lo offriamo più. Per cambiarlo scrivici.',
      'too-many': 'Questo viaggio è già stato cambiato dieci volte. Per cambiarlo ancora scrivici.',
      'by-operator':
        'Per questa prenotazione abbiamo già rimborsato del denaro, quindi questa modifica la dobbiamo fare a mano. Scrivici.',
    },
    other: 'Qui non puoi fare questa modifica. Scrivici.',
  },
};
