import { waitFor } from '@testing-library/dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { anIsland, click } from '../../fixtures/fakes/an-island.ts';
import { freshPages, the } from '../../fixtures/steps/fresh-page.ts';

freshPages();

describe('an island with `client:intent`', () => {
  test('is not hydrated without intent', () => {
    expect(anIsland().load).not.toHaveBeenCalled();
  });

  test.each(['pointerover', 'focusin', 'keydown'])('wakes at %s, once', (type) => {
    const { load } = anIsland();
    the('#save').dispatchEvent(new Event(type, { bubbles: true }));
    the('#link').dispatchEvent(new Event(type, { bubbles: true }));
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('is hydrated by a click without earlier events, as from assistive technology', () => {
    const { load } = anIsland();
    click('#save');
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('is hydrated by a submit without earlier events', () => {
    const { load } = anIsland();
    the('form').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('a tap before the island is ready', () => {
  test('is replayed when it is, on the element that was tapped', async () => {
    const { events, arrive, ready } = anIsland();
    expect(click('span').defaultPrevented).toBe(true);
    await arrive();
    expect(events).toEqual([]);
    ready();
    expect(events).toEqual(['click span']);
  });

  test('is not lost between the arrival of the code and its first render', async () => {
    const { events, arrive, ready } = anIsland();
    the('#save').dispatchEvent(new Event('pointerover', { bubbles: true }));
    await arrive();
    click('#save');
    expect(events).toEqual([]);
    ready();
    expect(events).toEqual(['click save']);
  });

  test('is replayed once when it is repeated', async () => {
    const { events, arrive, ready } = anIsland();
    click('#save');
    click('#save');
    await arrive();
    ready();
    expect(events).toEqual(['click save']);
  });

  test('is replaced by a later one', async () => {
    const { events, arrive, ready } = anIsland();
    click('#save');
    click('#link');
    await arrive();
    ready();
    expect(events).toEqual(['click link']);
  });

  test('does not reach anything around the island meanwhile', () => {
    anIsland();
    const outside = vi.fn();
    document.body.addEventListener('click', outside, { once: true });
    click('#save');
    expect(outside).not.toHaveBeenCalled();
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('is left to the browser with %s on a link', (key) => {
    const { load } = anIsland();
    expect(click('#link', { [key]: true }).defaultPrevented).toBe(false);
    expect(load).not.toHaveBeenCalled();
  });

  test('that sends a form sends it when the island is ready', async () => {
    const { events, arrive, ready } = anIsland();
    the<HTMLFormElement>('form').requestSubmit(the('#send'));
    await arrive();
    ready();
    expect(events).toEqual(['submit form']);
  });
});

describe('a tap on an island that is ready', () => {
  test('is not held back', async () => {
    const { events, load, arrive, ready } = anIsland();
    the('#save').dispatchEvent(new Event('pointerover', { bubbles: true }));
    await arrive();
    ready();
    click('#save');
    expect(events).toEqual(['click save']);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('a field that is changed before the island is ready', () => {
  test('keeps its text and is marked for the island', () => {
    anIsland();
    const field = the<HTMLInputElement>('#name');
    field.value = 'Ana';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    expect(field).toMatchObject({ value: 'Ana', changedEarly: true });
    expect(the('#save')).not.toHaveProperty('changedEarly');
  });
});

describe('an island whose code does not load', () => {
  test('lets the tap through to its HTML', async () => {
    const { lose } = anIsland();
    const natural = vi.fn();
    click('#save');
    document.body.addEventListener('click', natural, { once: true });
    await lose();
    expect(natural).toHaveBeenCalledTimes(1);
  });

  test('tries again with the next tap, and does not lose that one', async () => {
    const { events, load, lose, arrive, ready } = anIsland();
    click('#save');
    await lose();
    click('#link');
    expect(load).toHaveBeenCalledTimes(2);
    await arrive();
    ready();
    expect(events).toEqual(['click link']);
  });

  test('is silent about a load ahead of a tap, until one waits', async () => {
    const { load, lose } = anIsland();
    const listener = vi.fn();
    addEventListener('astro:hydration-error', listener);
    onTestFinished(() => removeEventListener('astro:hydration-error', listener));
    the('#save').dispatchEvent(new Event('pointerover', { bubbles: true }));
    await lose();
    expect(listener).not.toHaveBeenCalled();
    click('#save');
    await lose();
    expect(load).toHaveBeenCalledTimes(2);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('releases the tap when hydration fails, and reports why', async () => {
    const errors: unknown[] = [];
    const note = (event: PromiseRejectionEvent | Error) => void errors.push('reason' in event ? event.reason : event);
    process.once('unhandledRejection', note);
    const island = anIsland();
    const natural = vi.fn();
    click('#save');
    document.body.addEventListener('click', natural, { once: true });
    await island.break();
    expect(natural).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(errors).toEqual([new Error('broken')]));
  });
});

describe('an island that works without React', () => {
  test('is hydrated on intent, and no tap is held back', async () => {
    const { events, load, arrive, ready } = anIsland('data-native');
    the('#save').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(load).toHaveBeenCalledTimes(1);
    expect(click('#link').defaultPrevented).toBe(false);
    await arrive();
    ready();
    expect(events).toEqual([]);
  });

  test('says nothing when its code does not load, and tries again', async () => {
    const { load, lose } = anIsland('data-native');
    const listener = vi.fn();
    addEventListener('astro:hydration-error', listener, { once: true });
    the('#save').dispatchEvent(new Event('pointerover', { bubbles: true }));
    await lose();
    expect(listener).not.toHaveBeenCalled();
    the('#save').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(load).toHaveBeenCalledTimes(2);
  });
});
