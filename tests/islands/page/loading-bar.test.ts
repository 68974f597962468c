import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { showLoading } from '../../../src/islands/page/loading-bar.ts';
import { showNavigationProgress } from '../../../src/islands/start/navigation-progress.ts';
import { freshPages, the } from '../../fixtures/steps/fresh-page.ts';

freshPages();

const isLoading = () => document.documentElement.hasAttribute('data-loading');

afterEach(() => Reflect.deleteProperty(window, 'navigation'));

describe('the loading bar (specification.md#page-frame)', () => {
  let navigation: EventTarget;

  beforeEach(() => {
    navigation = new EventTarget();
    Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
    showLoading();
  });

  function navigate(changes: { sameDocument?: boolean; url?: string; downloadRequest?: string | null } = {}): void {
    const { sameDocument = false, url = 'https://site.test/tours', downloadRequest = null } = changes;
    navigation.dispatchEvent(
      Object.assign(new Event('navigate'), { destination: { sameDocument, url }, downloadRequest }),
    );
  }

  test('starts when another page is requested', () => {
    navigate();
    expect(isLoading()).toBe(true);
  });

  test.each([
    ['a place on this page or a change of its address', { sameDocument: true }],
    ['a download', { downloadRequest: '' }],
    ['a message to write', { url: 'mailto:someone@example.com' }],
    ['a call', { url: 'tel:+639175550100' }],
  ])('does not start for %s', (_name, changes) => {
    navigate(changes);
    expect(isLoading()).toBe(false);
  });

  test('ends when the page comes back from the back-forward cache', () => {
    navigate();
    dispatchEvent(new Event('pageshow'));
    expect(isLoading()).toBe(false);
  });

  test('ends when the navigation fails', () => {
    navigate();
    navigation.dispatchEvent(new Event('navigateerror'));
    expect(isLoading()).toBe(false);
  });

  test('ignores clicks where the browser has the Navigation API', () => {
    document.body.innerHTML = '<a href="/transfers">Transfers</a>';
    showNavigationProgress();
    the('a').addEventListener('click', (event) => event.preventDefault());
    the('a').click();
    expect(isLoading()).toBe(false);
  });
});

describe('the loading bar in a browser without the Navigation API', () => {
  const click = (selector: string, init: MouseEventInit = {}) =>
    the(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

  beforeEach(() => {
    document.body.innerHTML = `<a id="page" href="http://localhost:3000/transfers"><span>Transfers</span></a>
      <a id="place" href="#prices">Prices</a><a id="tab" href="http://localhost:3000/x" target="_blank">Tab</a>
      <a id="file" href="http://localhost:3000/x" download>File</a><a id="mail" href="mailto:a@example.com">Mail</a>
      <form action="/search"><button>Search</button></form>
      <form method="dialog" id="dialog"><button>Close</button></form>`;
    // The imitated browser changes its address before anybody hears of a click.
    history.replaceState(null, '', '/');
    vi.stubGlobal('location', new URL('http://localhost:3000/'));
    onTestFinished(() => void vi.unstubAllGlobals());
    showLoading();
    showNavigationProgress();
  });

  test('starts with a link to another page', () => {
    click('span');
    expect(isLoading()).toBe(true);
  });

  test('starts with a form', () => {
    the('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(isLoading()).toBe(true);
  });

  test('starts when the page is left in another way', () => {
    dispatchEvent(new Event('beforeunload'));
    expect(isLoading()).toBe(true);
  });

  test.each(['#place', '#tab', '#file', '#mail'])('does not start with %s', (selector) => {
    click(selector);
    expect(isLoading()).toBe(false);
  });

  test('does not start with a link for another tab, a prevented click or a dialog', () => {
    click('#page', { ctrlKey: true });
    the('span').addEventListener('click', (event) => event.preventDefault(), { once: true });
    click('span');
    the('#dialog').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(isLoading()).toBe(false);
  });
});
