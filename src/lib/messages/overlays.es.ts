import type { OverlaysMessages } from './overlays.en.ts';

/** Messages of the help sheet, banners and the error page in Spanish. */
export const es: OverlaysMessages = {
  failed: 'Algo ha fallado en la ayuda. El resto de la página funciona.',
  help: '¿Necesitas ayuda?',
  close: 'Cerrar',
  closeMessage: 'Cerrar este mensaje',
  error: {
    status: 'Error 500',
    title: 'Error interno del servidor',
    text: 'Algo ha fallado por nuestra parte. No se ha perdido nada de lo que reservaste o escribiste.',
    reload: 'Recargar la página',
    showPage: 'Ver la página como estaba',
    contact: 'Escríbenos',
  },
};
