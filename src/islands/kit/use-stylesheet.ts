import { useInsertionEffect } from 'react';
import { adoptStylesheet } from '../page/adopt-stylesheet.ts';

/** Adds the styles of what only an island shows, once. They travel with the island's code (`import css from './x.css?inline'`). */
export function useStyles(css: string): void {
  useInsertionEffect(() => adoptStylesheet(document, css), [css]);
}
