import { DISPLAY_FACE_KEY } from '../site/display-face-key.ts';

/** Whether the browser keeps anything of an earlier visit that a page has to show. */
export function isRemembered(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key !== DISPLAY_FACE_KEY);
  } catch {
    return false;
  }
}
