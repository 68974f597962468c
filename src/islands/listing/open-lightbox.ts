import { openModal } from '../kit/open-modal.ts';
import { adoptStyles } from '../page/adopt-styles.ts';
import { galleryOf } from './gallery.ts';
import css from './lightbox.css?inline';
import { Lightbox } from './lightbox.ts';

/**
 * Opens the picture of a link in a dialog with the others of its strip. On closing, the link gets
 * the focus.
 */
export function handleClick(link: HTMLElement): void {
  adoptStyles(css);
  const strip = galleryOf(link);
  const lightbox = new Lightbox(strip);
  const { dialog } = lightbox.view;
  document.body.append(dialog);
  dialog.addEventListener('close', () => {
    dialog.remove();
    link.focus({ preventScroll: true });
  });
  openModal(dialog);
  lightbox.show(strip.findIndex((picture) => picture.link === link));
}
