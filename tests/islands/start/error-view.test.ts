import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isFatal } from '../../../src/lib/navigation/fatal-error.ts';
import { addOverlaysIsland } from '../../fixtures/fakes/an-overlays-island.tsx';
import { freshPages, the } from '../../fixtures/steps/fresh-page.ts';

freshPages();

function anError(message = 'x is undefined', at = `${location.origin}/_astro/late.js:1:2`): Error {
  return Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n    at ${at}` });
}

const fail = (type: string, fields: object) =>
  dispatchEvent(Object.assign(new Event(type, { cancelable: true }), fields));

const heading = () => screen.queryByRole('heading', { name: 'Internal Server Error' });

beforeEach(async () => {
  vi.resetModules();
  document.body.innerHTML = '<main tabindex="-1"><h1>A van</h1><input aria-label="Notes" value="typed"></main>';
  addOverlaysIsland();
  const { handleEarlyErrors } = await import('../../../src/islands/start/early-error-handler.ts');
  handleEarlyErrors();
});

afterEach(() => void vi.restoreAllMocks());

describe('an error that nobody caught, outside of an island (specification.md#errors)', () => {
  test.each([
    ['error', { error: anError() }],
    ['unhandledrejection', { reason: anError() }],
  ])('becomes the error view with its message when %s tells of it', async (type, fields) => {
    fail(type, fields);
    await waitFor(() => expect(document.activeElement).toBe(heading()));
    expect(screen.getByText('x is undefined')).toBeTruthy();
    expect(screen.getByText('Error 500')).toBeTruthy();
    expect(the('main').dataset['failed']).toBe('');
  });

  test('restores the page as it was, with what was typed', async () => {
    fail('error', { error: anError() });
    await waitFor(() => expect(heading()).not.toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Show the page as it was' }));
    await waitFor(() => expect(heading()).toBeNull());
    expect(document.activeElement).toBe(the('main'));
    expect(the('main').dataset['failed']).toBeUndefined();
    expect(screen.getByLabelText<HTMLInputElement>('Notes').value).toBe('typed');
  });

  test('shows the first of several errors, from which the others follow', async () => {
    fail('error', { error: anError('the first') });
    fail('error', { error: anError('the second') });
    await waitFor(() => expect(heading()).not.toBeNull());
    expect(screen.getByText('the first')).toBeTruthy();
    expect(screen.queryByText('the second')).toBeNull();
  });

  test('is said in a line where React does not come', async () => {
    the('astro-island').remove();
    fail('error', { error: anError() });
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/our side \(x is undefined\)\. Reload/));
  });

  test('is only logged for crawlers', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Googlebot/2.1');
    fail('error', { error: anError() });
    await vi.dynamicImportSettled();
    expect(heading()).toBeNull();
  });

  test.each([
    ['of an extension', anError('x is undefined', 'chrome-extension://abc/x.js:1:2')],
    ['of a connection that went away', anError('Failed to fetch')],
    ['of a request that was taken back', new DOMException('The operation was aborted.', 'AbortError')],
    ['that is no error', 'text'],
  ])('shows no view for one %s', (_name, error) => {
    expect(isFatal(error, location.origin)).toBe(false);
  });
});
