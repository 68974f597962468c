import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { email, mobile, name, openCheckout } from '../../fixtures/steps/an-open-checkout.tsx';
import { aTwin, BOAT, boat, freshScreens, REF, refsInCart, VAN, van } from '../../fixtures/steps/an-open-screen.tsx';

freshScreens();

describe('a site without a booking service', () => {
  test('ends in a message that is called a request and says everything', async () => {
    const service = aTwin();
    service.failWith('everything', { kind: 'no-api' });
    const { user } = await openCheckout({ cart: [van, boat], service });
    await screen.findByRole('button', { name: 'Write my request' });
    expect(screen.queryByRole('radio')).toBeNull();
    await user.type(name(), 'Maria Santos');
    await user.type(email(), 'maria@example.com');
    await user.type(mobile(), '+63 917 555 0100');
    await user.click(screen.getByRole('button', { name: 'Write my request' }));
    const notice = (await screen.findByRole('heading', { name: 'Send your request' })).parentElement as HTMLElement;
    expect(notice.textContent).toContain('request, not a booking');
    const links = within(notice).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ textContent, protocol }) => [textContent, protocol])).toEqual([
      ['WhatsApp', 'https:'],
      ['E-mail', 'mailto:'],
      ['SMS', 'sms:'],
    ]);
    const text = decodeURIComponent(links[0]?.href ?? '');
    for (const part of [REF, VAN.title, BOAT.title, 'Puerto Princesa Airport', '$124', '+639175550100'])
      expect(text).toContain(part);
    expect(refsInCart()).toHaveLength(2);
  });
});
