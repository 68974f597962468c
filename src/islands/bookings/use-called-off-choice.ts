import { useEffect, useRef } from 'react';
import type { CalledOffChoice } from '../../lib/bookings/called-off-choice.ts';

/**
 * Opens what a link of a mail has chosen, once for each link, as soon as it can be opened.
 *
 * @param choice null where the link has chosen something else, or nothing
 */
export function useCalledOffChoice(choice: CalledOffChoice | null, canOpen: boolean, open: () => void): void {
  const opened = useRef<CalledOffChoice | null>(null);
  useEffect(() => {
    if (choice === null || !canOpen || opened.current === choice) return;
    opened.current = choice;
    open();
  });
}
