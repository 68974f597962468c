import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** What a line is like. */
export interface LineKind {
  readonly name: string;
  /** From question to answer, in milliseconds. */
  readonly latencyMs: number;
  /** Towards the browser, of all connections together. */
  readonly bytesPerSecond: number;
}

/** Roadside data, and a line that is there and carries next to nothing. */
export const LINES: readonly LineKind[] = [
  { name: '150 ms, 1.6 Mbps', latencyMs: 150, bytesPerSecond: 200_000 },
  { name: '2 s, 1.6 Mbps', latencyMs: 2000, bytesPerSecond: 200_000 },
];

/** As on this machine: for a first visit, which nobody measures. */
const FAST = { latencyMs: 0, bytesPerSecond: Number.POSITIVE_INFINITY };

/**
 * A server reached over a slow line, once it is slowed down. Whatever passes is delayed, workers'
 * requests too, which a browser's own throttling leaves out.
 */
export class SlowLine {
  readonly #server: Server;
  readonly #kind: LineKind;
  #line: Omit<LineKind, 'name'> = FAST;
  /** When the line will have carried its bytes, in milliseconds as of `performance.now`. */
  #freeAt = 0;

  private constructor(target: number, line: LineKind) {
    this.#kind = line;
    this.#server = createServer((browser) => this.#join(browser, target));
  }

  static async start(target: number, line: LineKind): Promise<SlowLine> {
    const slow = new SlowLine(target, line);
    await new Promise<void>((resolve) => slow.#server.listen(0, 'localhost', resolve));
    return slow;
  }

  get address(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  slowDown(): void {
    this.#line = this.#kind;
  }

  stop(): void {
    this.#server.close();
  }

  #join(browser: Socket, target: number): void {
    const half = () => this.#line.latencyMs / 2;
    const site = connect(target, 'localhost');
    const later = (task: () => void, ms: number) => void setTimeout(task, Math.max(0, ms));
    browser.on('data', (chunk) => later(() => site.write(chunk), half()));
    site.on('data', (chunk) => {
      const now = performance.now();
      this.#freeAt = Math.max(now, this.#freeAt) + (1000 * chunk.length) / this.#line.bytesPerSecond;
      later(() => browser.write(chunk), this.#freeAt - now + half());
    });
    browser.on('close', () => site.destroy());
    site.on('close', () => later(() => browser.end(), this.#freeAt - performance.now() + half()));
    for (const socket of [browser, site]) socket.on('error', () => socket.destroy());
  }
}
