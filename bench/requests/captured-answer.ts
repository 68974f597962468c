import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An answer as it came over the wire. */
export interface CapturedAnswer {
  readonly status: number;
  /** Names and values by turns, as Node's `rawHeaders`. */
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/** Node sets these by itself. */
const OWN = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

function withoutOwn(raw: readonly string[]): string[] {
  return raw.filter((_, index) => !OWN.includes((raw[index - (index % 2)] ?? '').toLowerCase()));
}

/** Asks as a browser does that takes brotli, and keeps the bytes as they are. */
export async function captureAnswer(url: string): Promise<CapturedAnswer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br, gzip' } }, resolve).once('error', reject);
  });
  const body = await buffer(response);
  return { status: response.statusCode ?? 0, headers: withoutOwn(response.rawHeaders), body };
}
