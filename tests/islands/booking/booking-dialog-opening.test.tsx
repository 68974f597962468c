import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { button, freshBrowsers, openForm } from '../../fixtures/steps/an-open-dialog.tsx';

freshBrowsers();

describe('a booking dialog that is rendered out of sight', () => {
  test('closes also when its button is pressed before its opening is rendered', async () => {
    const { user } = await openForm();
    await user.click(button('Close'));
    const prepared = document.querySelector<HTMLDialogElement>('.booking-window') ?? expect.fail();
    expect(prepared.open).toBe(false);
    const wasOpen = await act(async () => {
      screen.getByRole('link', { name: 'Book' }).click();
      const { open: isOpen } = prepared;
      prepared.querySelector<HTMLElement>('[aria-label="Close"]')?.click();
      return isOpen;
    });
    expect(wasOpen).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
