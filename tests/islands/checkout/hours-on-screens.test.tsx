import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { BookingNotFound } from '../../../src/islands/bookings/BookingNotFound.tsx';
import { PayInstructions } from '../../../src/islands/bookings/PayInstructions.tsx';
import { LineWarnings } from '../../../src/islands/cart/LineWarnings.tsx';
import { StorageBlockedScreen } from '../../../src/islands/cart/StorageBlockedScreen.tsx';
import { BookingRejected } from '../../../src/islands/checkout/BookingRejected.tsx';
import { CheckoutBlocked } from '../../../src/islands/checkout/CheckoutBlocked.tsx';
import { RequestByMessage } from '../../../src/islands/checkout/RequestByMessage.tsx';
import { $preference } from '../../../src/islands/currency/currency-preference.store.ts';
import type { CartLine } from '../../../src/lib/cart/cart-line.ts';
import { aVanDetail } from '../../fixtures/builders/a-bookable-listing.ts';
import { DEFAULT_PREFERENCE } from '../../fixtures/builders/a-preference.ts';
import { dialog, freshBrowsers, openForm } from '../../fixtures/steps/an-open-dialog.tsx';
import { OPERATOR, van } from '../../fixtures/steps/an-open-screen.tsx';

const HOURS = 'Every day, 6:00 AM to 9:00 PM';
const NIGHT = 'This trip leaves between 3:00 AM and 8:00 PM. Choose a time in between.';
const operator = { ...OPERATOR, hours: HOURS };
const german = { ...DEFAULT_PREFERENCE, locale: 'de-DE' };
const problems = [{ field: 'time', kind: 'not-served', text: NIGHT }] as const;
const line: CartLine = { item: van, state: { kind: 'problem', problems }, conflicts: [], arrival: null } as never;

afterEach(() => {
  cleanup();
  $preference.set(DEFAULT_PREFERENCE);
});

describe('a traveller with a German clock', () => {
  test.each<[string, ReactElement]>([
    ['of when somebody answers, at checkout', message('de-DE')],
    ['of when somebody answers, where a booking is missing', missing('de-DE')],
    ['of when somebody answers, where the browser keeps nothing', <StorageBlockedScreen key="" operator={operator} />],
    ['of when cash is taken', paying('de-DE')],
    ['of a trip in the cart that does not leave at night', <LineWarnings key="" line={line} view={german} />],
    ['of such a trip at checkout', <CheckoutBlocked key="" blocker="" lines={[line]} locale="de-DE" />],
    ['of a trip that was refused', refused('de-DE')],
  ])('never reads an American hour %s', (_name, element) => {
    $preference.set(german);
    const { container } = render(element);
    expect(container.textContent).toMatch(/(06:00 to 21:00|03:00 and 20:00)/);
    expect(container.textContent).not.toMatch(/[AP]M/);
    expect([...container.querySelectorAll('[lang=de-DE]')].map(({ textContent }) => textContent)).toHaveLength(2);
  });

  test.each([message('en-US'), missing('en-US'), paying('en-US'), refused('en-US')])(
    'and without a choice the texts stay as they are',
    (element) => {
      const { container } = render(element);
      expect(container.textContent).toMatch(/(6:00 AM to 9:00 PM|3:00 AM and 8:00 PM)/);
    },
  );
});

describe('the booking dialog', () => {
  freshBrowsers();

  test('writes the hours of a closure on the chosen clock', async () => {
    localStorage.setItem('preference.1', JSON.stringify(german));
    await openForm(aVanDetail({ closures: [{ from: '01-20', to: '01-20', reason: 'the road opens at 3:00 PM' }] }));
    expect((await screen.findByText(/the road opens at/)).textContent).toContain('opens at 15:00.');
    expect(dialog().textContent).not.toMatch(/\d [AP]M/);
  });
});

function message(locale: string) {
  return <RequestByMessage key="" links={[]} text="" hours={HOURS} locale={locale} box={null} />;
}

function missing(locale: string) {
  const at = { bookingRef: '7K2M0QXA', kind: 'not-found', retry: () => undefined } as const;
  return <BookingNotFound key="" {...at} operator={operator} locale={locale} />;
}

function paying(locale: string) {
  const steps = ['In cash: at our office, every day from 6:00 AM to 9:00 PM.'];
  return (
    <PayInstructions key="" amount="$1" steps={steps} reference="7K2M0QXA" locale={locale}>
      {null}
    </PayInstructions>
  );
}

function refused(locale: string) {
  return <BookingRejected key="" detail="" trips={[{ title: 'A van', text: NIGHT }]} locale={locale} />;
}
