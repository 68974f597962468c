import { beforeEach, describe, expect, test, vi } from 'vitest';
import { freshPages, the } from '../../fixtures/steps/fresh-page.ts';

freshPages();

const closeOnBack = vi.fn();
let arrive: () => void;

beforeEach(async () => {
  vi.resetModules();
  closeOnBack.mockClear();
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  vi.doMock('../../../src/islands/kit/close-on-back.ts', async () => {
    await code;
    return { closeOnBack, handleBack: vi.fn() };
  });
  document.body.innerHTML = `<nav id="menu" popover><a id="tours" href="/tours">Tours</a><a id="chat" href="https://m.me/x">Chat</a></nav>`;
  the('#menu').getClientRects = () => [] as unknown as DOMRectList;
  the('#menu').addEventListener('click', (event) => event.preventDefault());
  const { closePopoversOnBack } = await import('../../../src/islands/start/popovers.ts');
  closePopoversOnBack();
  the('#menu').dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('a popover that has opened', () => {
  test('is closed by "back" once the code for it is there', async () => {
    arrive();
    await vi.waitFor(() => expect(closeOnBack).toHaveBeenCalledWith(the('#menu')));
  });

  test('leaves no entry in the history of a page that was left by its link before the code came', async () => {
    the('#tours').click();
    arrive();
    await settled();
    expect(closeOnBack).not.toHaveBeenCalled();
  });

  test('leaves none either where the link was followed before anything could see it', async () => {
    document.documentElement.dataset.loading = '';
    arrive();
    await settled();
    delete document.documentElement.dataset.loading;
    expect(closeOnBack).not.toHaveBeenCalled();
  });

  test('is still closed by "back" after a link that opens elsewhere', async () => {
    the('#chat').click();
    arrive();
    await vi.waitFor(() => expect(closeOnBack).toHaveBeenCalledTimes(1));
  });
});
