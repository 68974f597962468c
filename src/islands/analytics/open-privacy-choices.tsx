import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { PrivacyChoices } from './PrivacyChoices.tsx';

/**
 * Opens the consent control of the root shell (specification.md#page-frame). On closing, the button
 * gets the focus.
 */
export function handleClick(button: HTMLElement): void {
  // No island of the page: every page would carry its markup for what few visitors open.
  const root = createRoot(document.createDocumentFragment());
  const close = () => {
    root.unmount();
    button.focus({ preventScroll: true });
  };
  flushSync(() => root.render(createPortal(<PrivacyChoices close={close} />, document.body)));
}
