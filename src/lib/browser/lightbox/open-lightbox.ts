import { adoptStyles } from '../adopted-styles.ts';
import css from './lightbox.css?inline';
import { Lightbox } from './lightbox.ts';
import { stripOf } from './strip.ts';

/** Opens the picture of a link in a dialog, with the others of its strip around it. The focus comes back to the link. */
export function answer(link: HTMLElement): void {
  adoptStyles(css);
  const strip = stripOf(link);
  const lightbox = new Lightbox(strip);
  const { dialog } = lightbox.frame;
  document.body.append(dialog);
  dialog.addEventListener('close', () => {
    dialog.remove();
    link.focus({ preventScroll: true });
  });
  dialog.showModal();
  lightbox.show(strip.findIndex((picture) => picture.link === link));
}
