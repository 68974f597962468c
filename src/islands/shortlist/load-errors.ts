import { tripCount } from '../../lib/catalogue/trip-count.text.ts';
import { element } from '../kit/element.ts';
import type { Details } from './details.ts';

/** Says which listings of a shortlist cannot be shown, and why; nothing where all can. */
export function loadErrorMessages(
  { gone, failed }: Pick<Details, 'gone' | 'failed'>,
  retry: () => void,
): HTMLElement[] {
  const messages: HTMLElement[] = [];
  if (gone.length > 0) {
    messages.push(
      element(
        'p',
        { class: 'list-note' },
        `${tripCount(gone.length)} of your list ${verb(gone)} not offered any more.`,
      ),
    );
  }
  if (failed.length > 0) {
    const again = element('button', { type: 'button', class: 'button button-quiet' }, 'Try again');
    again.addEventListener('click', retry);
    const text = `${tripCount(failed.length)} could not be loaded. Are you connected? `;
    messages.push(element('p', { class: 'list-note', role: 'alert' }, text, again));
  }
  return messages;
}

function verb({ length }: readonly string[]): string {
  return length === 1 ? 'is' : 'are';
}
