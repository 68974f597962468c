/** Milliseconds of one round. */
export interface Times {
  /** The page's own script. */
  readonly ours: number;
  /** Only the texts, as the script had made them. */
  readonly plain: number;
}

/**
 * Runs in a page: adds prices, then shows them in one currency after the other. A choice in another
 * tab does the same. Takes turns with setting the same texts, and every time includes the layout
 * that follows.
 */
export function repriceInPage({ count, rounds }: { readonly count: number; readonly rounds: number }): Times[] {
  const template = document.querySelector<HTMLElement>('[data-result]');
  if (!template?.parentElement) throw new Error('There is no card to copy');
  const shown = () => [...document.querySelectorAll<HTMLDataElement>('[data-price]')];
  for (const extra of shown().slice(count)) extra.remove();
  for (let made = shown().length; made < count; made = shown().length) {
    template.parentElement.append(template.cloneNode(true));
  }
  const prices = shown();
  prices.forEach((price, index) => {
    price.value = String(15 + index);
  });

  const layout = () => document.body.offsetHeight;
  const timed = (task: () => void) => {
    layout();
    const start = performance.now();
    task();
    layout();
    return performance.now() - start;
  };
  const choose = (currency: string, rate: number) => {
    const newValue = JSON.stringify({ currency, locale: 'en-US', rate });
    dispatchEvent(new StorageEvent('storage', { key: 'preference.1', newValue, storageArea: localStorage }));
  };
  const round = (index: number): Times => {
    const rate = 50 + index;
    const ours = timed(() => choose('PHP', rate));
    const texts = prices.map(({ textContent }) => textContent);
    if (!texts.every((text) => text?.includes('₱'))) throw new Error('The page did not follow the currency');
    choose('EUR', rate);
    const plain = timed(() => {
      prices.forEach((price, at) => {
        price.textContent = texts[at] ?? '';
        price.lang = 'en-US';
      });
    });
    return { ours, plain };
  };
  round(-1);
  return Array.from({ length: rounds }, (_, index) => round(index));
}
