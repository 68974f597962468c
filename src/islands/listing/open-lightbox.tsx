import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { galleryOf } from './gallery.ts';
import { Lightbox } from './Lightbox.tsx';

/**
 * Opens the picture of a link in a dialog with the others of its strip. On closing, the link gets
 * the focus.
 */
export function handleClick(link: HTMLElement): void {
  const { pictures, index } = galleryOf(link);
  // No island of the page: pages would carry its markup for what few visitors open.
  const root = createRoot(document.createDocumentFragment());
  const close = () => {
    root.unmount();
    link.focus({ preventScroll: true });
  };
  // At once, or a second tap would find the strip still uncovered.
  flushSync(() =>
    root.render(createPortal(<Lightbox pictures={pictures} start={index} close={close} />, document.body)),
  );
}
