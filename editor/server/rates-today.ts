import type { TodaysRates, TodaysRatesAnswer } from '../lib/rates.contract.ts';
import { RatesError, ratesOfAnswer } from './rates-answer.ts';

/** Where the same rates are published; the second one is asked where the first one fails. */
const RATES_ADDRESSES: readonly string[] = [
  'https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1/currencies/usd.min.json',
  'https://currency-api.pages.dev/v1/currencies/usd.min.json',
];

/** An answer has come in this time, or the next address is asked. */
const ANSWER_TIMEOUT_MS = 8000;

/** A table has some 10 KB. */
const MAX_ANSWER_BYTES = 256 * 1024;

/** What is needed to ask for rates. */
export interface RatesRequest {
  /** Where to ask instead of the publisher's own addresses. */
  readonly address?: string | undefined;
  /** The time: milliseconds since 1970. */
  readonly now: () => number;
  readonly timeoutMs?: number;
}

/**
 * The exchange rates of today (specification.md#rates-of-today), from the first address that has
 * some which can be used.
 *
 * @throws RatesError where none has; the message is a sentence that names each address
 */
export async function fetchTodaysRates({
  address,
  now,
  timeoutMs = ANSWER_TIMEOUT_MS,
}: RatesRequest): Promise<TodaysRates> {
  const failures: string[] = [];
  for (const each of address ? [address] : RATES_ADDRESSES) {
    try {
      return ratesOfAnswer(await readText(each, timeoutMs), now());
    } catch (error) {
      failures.push(
        `${URL.parse(each)?.host ?? each}: ${error instanceof RatesError ? error.message : 'there is no answer'}`,
      );
    }
  }
  throw new RatesError(`Today's rates cannot be read (${failures.join('; ')}).`);
}

/** The text at an address. It is that address and no other: who moves it is not followed. */
async function readText(address: string, timeoutMs: number): Promise<string> {
  const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new RatesError(`it answers with status ${response.status}`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) throw new RatesError('its answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Answers editors who ask for the rates of today; those who ask at the same time ask once. */
export function createTodaysRates(request: RatesRequest): () => Promise<TodaysRatesAnswer> {
  let running: Promise<TodaysRatesAnswer> | undefined;
  return () => {
    running ??= answerOf(request).finally(() => {
      running = undefined;
    });
    return running;
  };
}

async function answerOf(request: RatesRequest): Promise<TodaysRatesAnswer> {
  try {
    return { kind: 'rates', ...(await fetchTodaysRates(request)) };
  } catch (error) {
    if (!(error instanceof RatesError)) throw error;
    return { kind: 'failed', reason: error.message };
  }
}
