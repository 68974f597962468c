import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LateView } from '../../src/islands/parts/LateView.tsx';
import { onDemand } from '../../src/islands/parts/on-demand.ts';

const View = () => <p>Here it is</p>;

afterEach(cleanup);

test('code is brought once, and is here from then on', async () => {
  const bring = vi.fn(async () => View);
  const code = onDemand(bring);
  expect(code.now()).toBeNull();
  await Promise.all([code.load(), code.load()]);
  await code.load();
  expect(bring).toHaveBeenCalledOnce();
  expect(code.now()).toBe(View);
});

test('what cannot be loaded says so, and is tried again', async () => {
  const bring = vi.fn(async () => View);
  bring.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(<LateView view={onDemand(bring)} wait="A moment …" />);
  expect(screen.getByRole('status').textContent).toBe('A moment …');
  await screen.findByRole('alert');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here it is')).toBeTruthy();
  expect(bring).toHaveBeenCalledTimes(2);
});
