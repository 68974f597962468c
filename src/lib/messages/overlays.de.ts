import type { OverlaysMessages } from './overlays.en.ts';

/** Messages of the help sheet, banners and the error page in German. */
export const de: OverlaysMessages = {
  failed: 'Bei der Hilfe ist etwas schiefgegangen. Der Rest der Seite funktioniert.',
  help: 'Brauchst du Hilfe?',
  close: 'Schließen',
  closeMessage: 'Diese Meldung schließen',
  error: {
    status: 'Fehler 500',
    title: 'Interner Serverfehler',
    text: 'Bei uns ist etwas schiefgegangen. Nichts, was du gebucht oder getippt hast, ist verloren.',
    reload: 'Seite neu laden',
    showPage: 'Seite zeigen, wie sie war',
    contact: 'Schreib uns',
  },
};
