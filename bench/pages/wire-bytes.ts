import type { Page } from '@playwright/test';

/** Bytes over the wire, headers included, by kind. */
export interface WireBytes {
  readonly html: number;
  readonly css: number;
  readonly js: number;
  readonly fonts: number;
  /** Pictures of which some part is in the first screen. */
  readonly imagesAbove: number;
  readonly imagesBelow: number;
  /** Data and everything else. */
  readonly other: number;
  /** Scripts that the first paint waits for. */
  readonly blockingJs: number;
}

type Kind = Exclude<keyof WireBytes, 'blockingJs'>;

interface Transfer {
  readonly url: string;
  readonly kind: string;
  bytes: number;
}

/** Late styles load 1.5 s after the page; idle work follows. */
const IDLE_MS = 4000;

const KINDS: Readonly<Record<string, Kind>> = { Document: 'html', Stylesheet: 'css', Script: 'js', Font: 'fonts' };

async function watchTransfers(page: Page): Promise<ReadonlyMap<string, Transfer>> {
  const session = await page.context().newCDPSession(page);
  const transfers = new Map<string, Transfer>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    transfers.set(requestId, { url: response.url, kind: type, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return transfers;
}

function picturesAbove(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isAbove = (image: HTMLImageElement) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return top < window.innerHeight && bottom > 0 && left < window.innerWidth && right > 0;
    };
    return [...document.images].filter(isAbove).map(({ currentSrc }) => currentSrc);
  });
}

function blockingScripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
      .filter((entry) => (entry as unknown as { renderBlockingStatus?: string }).renderBlockingStatus === 'blocking')
      .map(({ name }) => name),
  );
}

/** Opens a page and adds up what it loads without a touch. */
export async function wireBytesOf(page: Page, url: string): Promise<WireBytes> {
  const transfers = await watchTransfers(page);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(IDLE_MS);
  const above = new Set(await picturesAbove(page));
  const blocking = new Set(await blockingScripts(page));
  const sum = { html: 0, css: 0, js: 0, fonts: 0, imagesAbove: 0, imagesBelow: 0, other: 0, blockingJs: 0 };
  for (const { url: address, kind, bytes } of transfers.values()) {
    const picture = above.has(address) ? 'imagesAbove' : 'imagesBelow';
    sum[kind === 'Image' ? picture : (KINDS[kind] ?? 'other')] += bytes;
    if (blocking.has(address)) sum.blockingJs += bytes;
  }
  return sum;
}
