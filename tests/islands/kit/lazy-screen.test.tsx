import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { LazyScreen } from '../../../src/islands/kit/lazy-screen.tsx';

afterEach(cleanup);

const fail = () => Promise.reject(new Error('There is no network'));

describe('a screen whose code did not load', () => {
  test('says that what was entered is still there, and offers to try again', async () => {
    render(<LazyScreen load={fail} screen={{}} />);
    expect((await screen.findByRole('alert')).textContent).toContain('What you entered is still here.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  test('says no more than it was told where nothing can have been entered', async () => {
    render(<LazyScreen load={fail} screen={{}} failed="This did not load." />);
    expect((await screen.findByText('This did not load.')).parentElement?.textContent).toBe(
      'This did not load.Try again',
    );
  });
});
