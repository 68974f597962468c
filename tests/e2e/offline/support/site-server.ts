import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/free-port.ts';

/** The real server with a build of its own, which a test may kill and start again. */
export class SiteServer {
  readonly url: string;
  readonly #folder: string;
  readonly #port: number;
  readonly #data: string;
  #process: ChildProcess | undefined;

  private constructor(folder: string, port: number, data: string) {
    this.#folder = folder;
    this.#port = port;
    this.#data = data;
    this.url = `http://localhost:${port}`;
  }

  /** @param data where bookings are kept; two builds of one site share it */
  static async start(folder: string, data = mkdtempSync(join(tmpdir(), 'palawan-offline-'))): Promise<SiteServer> {
    const server = new SiteServer(folder, await freePort(), data);
    await server.restart();
    return server;
  }

  /** Ends it as a power cut does. */
  async kill(): Promise<void> {
    const running = this.#process;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    await new Promise((resolve) => {
      running.once('exit', resolve);
      running.kill('SIGKILL');
    });
  }

  /** Starts it, and waits until it answers. */
  async restart(): Promise<void> {
    await this.kill();
    const env = { ...process.env, PORT: String(this.#port), HOST: 'localhost', DATA_DIR: this.#data };
    this.#process = spawn(process.execPath, ['host/main.ts'], {
      cwd: this.#folder,
      env: { ...env, DATABASE_URL: '', LOG_LEVEL: 'warn', RATE_LIMITS: 'off' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise<void>((resolve, reject) => {
      this.#process?.stdout?.once('data', () => resolve());
      this.#process?.once('exit', () => reject(new Error('the server of a test ended')));
    });
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
