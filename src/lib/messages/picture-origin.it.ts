import type { PictureOriginMessages } from './picture-origin.en.ts';

/** Messages of where the pictures of the site come from, in Italian. */
export const it: PictureOriginMessages = {
  allDrawn:
    'Le immagini di questo sito sono illustrazioni: sono disegnate per mostrare come sono i luoghi e i viaggi, non sono fotografie.',
  someDrawn:
    'Le immagini indicate come illustrazioni sono disegnate per mostrare come sono i luoghi e i viaggi; tutte le altre sono fotografie.',
};
