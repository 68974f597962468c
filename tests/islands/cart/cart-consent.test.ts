import { screen, within } from '@testing-library/dom';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { addOverlaysIsland } from '../../fixtures/fakes/an-overlays-island.tsx';
import { freshPages } from '../../fixtures/steps/fresh-page.ts';

freshPages();

const { ref: _ref, ...ITEM } = aCartItem('AAAAAAAA');

/** A page of a site with a tag, whose visitor is somewhere. */
async function open(timeZone: string) {
  vi.resetModules();
  addOverlaysIsland();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone,
  } as Intl.ResolvedDateTimeFormatOptions);
  const [consent, cart, following] = await Promise.all([
    import('../../../src/islands/analytics/consent.store.ts'),
    import('../../../src/islands/cart/cart.store.ts'),
    import('../../../src/islands/cart/cart-consent.ts'),
    import('../../../src/islands/analytics/consent-question.ts'),
  ]);
  onTestFinished(following.syncCartConsent());
  return { ...consent, ...cart, CONSENT_REQUEST_DELAY_MS: following.CONSENT_REQUEST_DELAY_MS };
}

const question = () => screen.queryByRole('region', { name: 'Privacy choices' });
const MANILA = 'Asia/Manila';
const BERLIN = 'Europe/Berlin';

beforeEach(() => {
  // Not the clock: an imitated one has its own time zone.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubEnv('PUBLIC_ANALYTICS_URL', 'https://tags.example/gtag/js');
  vi.stubEnv('PUBLIC_ANALYTICS_ID', 'G-ABC123');
  return () => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  };
});

describe('where consent comes with the first trip (specification.md#consent)', () => {
  test('a trip that the visitor adds grants it after 500 ms, unless it was refused', async () => {
    const { putInCart, $consent } = await open(MANILA);
    putInCart(ITEM);
    expect($consent.get()).toBe('unset');
    vi.advanceTimersByTime(500);
    expect($consent.get()).toBe('granted');
    localStorage.clear();
    localStorage.setItem('consent.1', '"refused"');
    const other = await open(MANILA);
    other.putInCart(ITEM);
    vi.advanceTimersByTime(600);
    expect(other.$consent.get()).toBe('refused');
  });

  test("a cart that somebody else filled grants nothing: only the visitor's own act does", async () => {
    const { replaceCart, putInCart, $consent } = await open(MANILA);
    replaceCart([aCartItem('BBBBBBBB')]);
    vi.advanceTimersByTime(10_000);
    expect($consent.get()).toBe('unset');
    putInCart(ITEM);
    vi.advanceTimersByTime(600);
    expect($consent.get()).toBe('granted');
  });

  test('a cart that is there when the page opens grants nothing', async () => {
    localStorage.setItem('cart-items.1', JSON.stringify([aCartItem('BBBBBBBB')]));
    const { $consent } = await open(MANILA);
    vi.advanceTimersByTime(10_000);
    expect($consent.get()).toBe('unset');
  });
});

describe('where the law wants a question', () => {
  const answered = async (name: string) => {
    const { putInCart, $consent, CONSENT_REQUEST_DELAY_MS } = await open(BERLIN);
    putInCart(ITEM);
    await vi.advanceTimersByTimeAsync(CONSENT_REQUEST_DELAY_MS);
    expect($consent.get()).toBe('unset');
    await vi.waitFor(() => screen.getByRole('button', { name }).click());
    await vi.waitFor(() => expect(question()).toBeNull());
    return $consent.get();
  };

  test.each([
    ['Allow', 'granted'],
    ['Refuse', 'refused'],
  ])('it is asked after the first trip, and "%s" counts once', async (name, consent) => {
    expect(await answered(name)).toBe(consent);
  });

  test('the two answers look alike', async () => {
    const { putInCart, CONSENT_REQUEST_DELAY_MS } = await open(BERLIN);
    putInCart(ITEM);
    await vi.advanceTimersByTimeAsync(CONSENT_REQUEST_DELAY_MS);
    await vi.waitFor(() => expect(question()).not.toBeNull());
    const looks = within(screen.getByRole('region'))
      .getAllByRole('button')
      .map(({ className }) => className);
    expect(new Set(looks).size).toBe(1);
    expect(screen.getByRole('link', { name: 'About privacy' }).getAttribute('href')).toBe('/privacy');
  });

  test('it is asked on the next page at the first interaction, and goes when it is answered elsewhere', async () => {
    localStorage.setItem('cart-items.1', JSON.stringify([aCartItem('BBBBBBBB')]));
    const { refuseConsent } = await open(BERLIN);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(question()).toBeNull();
    dispatchEvent(new Event('pointerdown'));
    await vi.waitFor(() => expect(question()).not.toBeNull());
    refuseConsent();
    await vi.waitFor(() => expect(question()).toBeNull());
  });

  test.each([
    ['a visitor whose cart is empty', '/tours', ''],
    ['somebody who pays', '/payment', JSON.stringify([aCartItem('BBBBBBBB')])],
  ])('%s is not asked', async (_who, path, cart) => {
    if (cart) localStorage.setItem('cart-items.1', cart);
    history.replaceState(null, '', path);
    await open(BERLIN);
    dispatchEvent(new Event('pointerdown'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(question()).toBeNull();
    history.replaceState(null, '', '/');
  });

  test('nobody is asked on a site without a tag', async () => {
    vi.stubEnv('PUBLIC_ANALYTICS_URL', '');
    const { putInCart, $consent } = await open(BERLIN);
    putInCart(ITEM);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(question()).toBeNull();
    expect($consent.get()).toBe('unset');
  });
});
