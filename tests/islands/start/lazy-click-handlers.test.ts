import { describe, expect, test, vi } from 'vitest';
import { type ClickHandler, handleClicks } from '../../../src/islands/start/lazy-click-handlers.ts';
import { freshPages, the } from '../../fixtures/steps/fresh-page.ts';

freshPages();

/** A page with a button that code answers which comes when the test says so. */
function aButton() {
  document.body.innerHTML =
    '<button data-save><span>Save</span></button><a data-save href="/saved">Saved</a><p>Text</p>';
  const handleClick = vi.fn();
  const arrival = Promise.withResolvers<ClickHandler>();
  const load = vi.fn(() => arrival.promise);
  handleClicks('[data-save]', load);
  return {
    handleClick,
    load,
    arrive: () => arrival.resolve({ handleClick }),
    fail: () => arrival.reject(new Error('lost')),
  };
}

const click = (selector: string, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  the(selector).dispatchEvent(event);
  return event;
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a click on an element whose code is loaded on demand', () => {
  test('is handled as soon as the code is loaded, for the element around the target', async () => {
    const { handleClick, arrive } = aButton();
    click('span');
    expect(handleClick).not.toHaveBeenCalled();
    arrive();
    await settled();
    expect(handleClick).toHaveBeenCalledExactlyOnceWith(the('button'));
  });

  test('that is repeated while the code is on its way counts once', async () => {
    const { handleClick, arrive } = aButton();
    click('button');
    click('button');
    arrive();
    await settled();
    expect(handleClick).toHaveBeenCalledTimes(1);
  });

  test('counts each time once the code is there', async () => {
    const { handleClick, arrive } = aButton();
    arrive();
    click('button');
    await settled();
    click('button');
    await settled();
    expect(handleClick).toHaveBeenCalledTimes(2);
  });

  test('does not follow the link', () => {
    aButton();
    expect(click('a').defaultPrevented).toBe(true);
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('is left to the browser with %s on a link', (key) => {
    const { load } = aButton();
    expect(click('a', { [key]: true }).defaultPrevented).toBe(false);
    expect(load).not.toHaveBeenCalled();
  });

  test('is handled with a modifier key on a button, which is no link', () => {
    const { load } = aButton();
    click('button', { shiftKey: true });
    expect(load).toHaveBeenCalled();
  });

  test.each(['pointerover', 'focusin'])('has its code fetched at %s', (type) => {
    const { load } = aButton();
    the('button').dispatchEvent(new Event(type, { bubbles: true }));
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('elsewhere is ignored', () => {
    const { load } = aButton();
    the('p').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(click('p').defaultPrevented).toBe(false);
    expect(load).not.toHaveBeenCalled();
  });

  test('follows the link when the code does not load', async () => {
    const { fail } = aButton();
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    click('a');
    fail();
    await settled();
    expect(assign).toHaveBeenCalledWith(expect.stringMatching(/\/saved$/));
  });

  test('fails silently when only the prefetch fails', async () => {
    const { fail } = aButton();
    the('button').dispatchEvent(new Event('focusin', { bubbles: true }));
    fail();
    await settled();
  });
});
