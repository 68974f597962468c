import type { OverlaysMessages } from './overlays.en.ts';

/** Messages of the help sheet, banners and the error page in Dutch. */
export const nl: OverlaysMessages = {
  failed: 'Er ging iets mis in het hulpvenster. De rest van de pagina werkt.',
  help: 'Hulp nodig?',
  close: 'Sluiten',
  closeMessage: 'Dit bericht sluiten',
  error: {
    status: 'Fout 500',
    title: 'Interne serverfout',
    text: 'Er ging iets mis bij ons. Niets wat je boekte of typte is verloren.',
    reload: 'Pagina opnieuw laden',
    showPage: 'Toon de pagina zoals hij was',
    contact: 'Schrijf ons',
  },
};
