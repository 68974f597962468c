import type { PictureOriginMessages } from './picture-origin.en.ts';

/** Messages of where the pictures of the site come from, in Spanish. */
export const es: PictureOriginMessages = {
  allDrawn:
    'Las imágenes de este sitio son ilustraciones: se dibujaron para mostrar cómo son los lugares y los viajes, y no son fotografías.',
  someDrawn:
    'Las imágenes marcadas como ilustraciones se dibujaron para mostrar cómo son los lugares y los viajes; todas las demás son fotografías.',
};
