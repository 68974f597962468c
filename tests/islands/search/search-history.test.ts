import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { choose, chooseSort, settleChoice, syncFromAddress } from '../../../src/islands/search/search.store.ts';
import { syncHistory } from '../../../src/islands/search/search-history.ts';
import { NO_FILTERS } from '../../../src/lib/search/search-url.ts';

const query = () => expect.poll(() => location.search);

describe('the address of a search', () => {
  let before = 0;
  beforeAll(syncHistory);
  beforeEach(() => {
    syncFromAddress(NO_FILTERS);
    history.pushState(null, '', '/tours');
    before = history.length;
  });

  test('has one history entry for each choice, however fast they come', async () => {
    choose({ origin: 'ELN' });
    chooseSort('price_desc');
    await query().toBe('?origin=ELN&sort=price_desc');
    expect(history.length).toBe(before + 2);
  });

  test('has one history entry for a moving thumb', async () => {
    choose({ maxPrice: 300 }, 'passing');
    choose({ maxPrice: 200 }, 'passing');
    choose({ maxPrice: 100 }, 'passing');
    settleChoice();
    await query().toBe('?max=100');
    expect(history.length).toBe(before + 1);
  });

  test('keeps a choice’s own history entry when a thumb moves right after it', async () => {
    choose({ origin: 'ELN' });
    choose({ maxPrice: 200 }, 'passing');
    settleChoice();
    await query().toBe('?origin=ELN&max=200');
    expect(history.length).toBe(before + 2);
  });

  test('is not written when it was read', async () => {
    choose({ origin: 'ELN' });
    syncFromAddress(NO_FILTERS);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(location.search).toBe('');
    expect(history.length).toBe(before);
  });
});
