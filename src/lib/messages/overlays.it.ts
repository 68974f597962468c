import type { OverlaysMessages } from './overlays.en.ts';

/** Messages of the help sheet, banners and the error page in Italian. */
export const it: OverlaysMessages = {
  failed: 'Qualcosa è andato storto nel riquadro di aiuto. Il resto della pagina funziona.',
  help: 'Ti serve aiuto?',
  close: 'Chiudi',
  closeMessage: 'Chiudi questo messaggio',
  error: {
    status: 'Errore 500',
    title: 'Errore interno del server',
    text: 'Qualcosa è andato storto da parte nostra. Niente di quello che hai prenotato o scritto è perso.',
    reload: 'Ricarica la pagina',
    showPage: 'Mostra la pagina com’era',
    contact: 'Scrivici',
  },
};
