import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Island } from '../../../src/islands/kit/Island.tsx';
import intent from '../../../src/islands/start/intent-directive.ts';

const messages = () => ({ failed: 'Something went wrong in the counter. The rest of the page works.' });

/** Fails while it is told to. */
const failure = { on: false };

function Counter() {
  const [count, setCount] = useState(0);
  if (failure.on) throw new Error('trouble');
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${count} taps`}
    </button>
  );
}

function Search({ onSearch }: { readonly onSearch: (text: string, place: string) => void }) {
  const [text, setText] = useState('');
  const [place, setPlace] = useState('ELN');
  const send = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onSearch(text, place);
  };
  return (
    <Island messages={messages}>
      <form onSubmit={send}>
        <input aria-label="Words" value={text} onChange={(event) => setText(event.target.value)} />
        <select aria-label="Place" value={place} onChange={(event) => setPlace(event.target.value)}>
          <option value="ELN">El Nido</option>
          <option value="PPS">Puerto Princesa</option>
        </select>
        <button type="submit">Search</button>
      </form>
      <output>{text}</output>
    </Island>
  );
}

/** Hydrates as a page does: the HTML stands there first, and the code comes when needed. */
function aPageWith(element: React.ReactElement) {
  document.body.innerHTML = `<astro-island>${renderToString(element)}</astro-island>`;
  const island = document.querySelector<HTMLElement>('astro-island');
  if (!island) throw new Error('no island');
  const hydrate = async () => act(async () => void hydrateRoot(island, element));
  intent(() => Promise.resolve(hydrate), {}, island);
}

let errors: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  failure.on = false;
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('an island that fails (specification.md#errors)', () => {
  const aPage = () =>
    render(
      <>
        <p>The page</p>
        <Island messages={messages}>
          <Counter />
        </Island>
      </>,
    );

  test('says so and leaves the page readable', () => {
    failure.on = true;
    aPage();
    expect(screen.getByText('The page')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain(
      'Something went wrong in the counter. The rest of the page works.',
    );
  });

  test('works again after "Try again", and the keyboard stays where it was', async () => {
    const user = userEvent.setup();
    aPage();
    failure.on = true;
    await user.tab();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
    failure.on = false;
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '0 taps' }));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: '1 taps' })).toBeDefined();
  });

  test('takes no focus from elsewhere', () => {
    const { rerender } = render(
      <Island messages={messages}>
        <Counter />
      </Island>,
    );
    failure.on = true;
    rerender(
      <Island messages={messages}>
        <Counter />
      </Island>,
    );
    expect(screen.getByRole('alert')).toBeDefined();
    expect(document.activeElement).toBe(document.body);
  });

  test('fails again after "Try again" without a loop', async () => {
    failure.on = true;
    aPage();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('alert')).toBeDefined();
  });

  test('shows no error to a crawler, only logs it', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
    failure.on = true;
    aPage();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(errors).toHaveBeenCalled();
  });
});

describe('the first tap on an island', () => {
  const aCounterPage = () =>
    aPageWith(
      <Island messages={messages}>
        <Counter />
      </Island>,
    );

  test.each([
    ['a mouse', () => userEvent.click(screen.getByRole('button'))],
    ['a finger', () => userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('button') })],
    ['Enter', () => userEvent.tab().then(() => userEvent.keyboard('{Enter}'))],
    ['the space bar', () => userEvent.tab().then(() => userEvent.keyboard(' '))],
    ['two clicks faster than the code', async () => [1, 2].forEach(() => void screen.getByRole('button').click())],
  ])('with %s counts once', async (_name, tap) => {
    aCounterPage();
    await tap();
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('1 taps'));
    expect(errors).not.toHaveBeenCalled();
  });

  test('leaves the keyboard where it was', async () => {
    aCounterPage();
    const button = screen.getByRole('button');
    await userEvent.tab();
    await waitFor(() => expect(Object.keys(button).some((key) => key.startsWith('__react'))).toBe(true));
    expect(document.activeElement).toBe(button);
  });
});

describe('text that was typed before the island was hydrated', () => {
  test('stays, is in the island’s state, and goes with the form that was sent at once', async () => {
    const onSearch = vi.fn();
    aPageWith(<Search onSearch={onSearch} />);
    const [field, place] = [
      screen.getByLabelText<HTMLInputElement>('Words'),
      screen.getByLabelText<HTMLSelectElement>('Place'),
    ];
    // Faster than the code: no tick passes between these.
    field.value = 'lagoon';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    place.value = 'PPS';
    place.dispatchEvent(new Event('input', { bubbles: true }));
    screen.getByRole('button').click();
    await waitFor(() => expect(onSearch).toHaveBeenCalledExactlyOnceWith('lagoon', 'PPS'));
    expect(field.value).toBe('lagoon');
    expect(screen.getByRole('status').textContent).toBe('lagoon');
    expect(errors).not.toHaveBeenCalled();
  });

  test('is not what a browser has restored by itself', async () => {
    const onSearch = vi.fn();
    aPageWith(<Search onSearch={onSearch} />);
    screen.getByLabelText<HTMLSelectElement>('Place').value = 'PPS';
    screen.getByRole('button').click();
    await waitFor(() => expect(onSearch).toHaveBeenCalledWith('', 'ELN'));
  });
});
