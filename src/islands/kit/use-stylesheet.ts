import { useInsertionEffect } from 'react';
import { adoptStylesheet } from '../page/adopt-stylesheet.ts';

/**
 * Adds the styles of an island once. They are part of its code (`import css from
 * './x.css?inline'`).
 */
export function useStyles(css: string): void {
  useInsertionEffect(() => adoptStylesheet(document, css), [css]);
}
