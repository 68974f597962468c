import { PATHS } from '../../lib/navigation/paths.ts';
import { element } from '../kit/element.ts';

/**
 * Shows the error view over the page: status 500 with the error's message
 * (specification.md#errors). The page remains behind it with its input, and can be shown again.
 */
export function showErrorView({ message }: Error): void {
  const main = document.querySelector('main');
  if (!main || document.querySelector('[data-error-view]')) return;
  const reload = element('button', { type: 'button', class: 'button' }, 'Reload the page');
  const back = element('button', { type: 'button', class: 'button button-quiet' }, 'Show the page as it was');
  const title = element('h1', { tabindex: -1 }, 'Internal Server Error');
  const view = element(
    'main',
    { 'data-error-view': true, class: 'wrap section prose' },
    element('p', { class: 'soft' }, 'Error 500'),
    title,
    element('p', {}, 'Something on our side failed. Nothing that you booked or typed is lost.'),
    element('p', { class: 'soft' }, message),
    element('p', {}, reload, ' ', back),
    element('p', {}, element('a', { href: PATHS.contact }, 'Write to us')),
  );
  reload.addEventListener('click', () => location.reload());
  back.addEventListener('click', () => {
    view.remove();
    main.hidden = false;
    main.focus({ preventScroll: true });
  });
  main.hidden = true;
  main.before(view);
  title.focus();
}
