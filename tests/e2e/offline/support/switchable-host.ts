import { createServer, request as forward, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/**
 * `gone`: nobody answers, as in airplane mode. `hanging`: every request is taken and none answered
 * (lie-fi).
 */
export type Network = 'fine' | 'gone' | 'hanging';

/** An address of its own, whose build a test can switch and whose network it can cut. */
export class SwitchableHost {
  network: Network = 'fine';
  /** Paths that were asked for since the test last looked. */
  readonly asked: string[] = [];
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #target: URL;

  private constructor(target: string) {
    this.#target = new URL(target);
    this.#server = createServer((request, response) => this.#answer(request, response));
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  static async start(target: string): Promise<SwitchableHost> {
    const host = new SwitchableHost(target);
    await new Promise<void>((resolve) => host.#server.listen(0, 'localhost', resolve));
    return host;
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Another build is deployed. */
  deploy(target: string): void {
    this.#target = new URL(target);
  }

  /** The network goes, with everything that is under way. */
  lose(network: Exclude<Network, 'fine'> = 'gone'): void {
    this.network = network;
    for (const socket of this.#sockets) socket.destroy();
  }

  restore(): void {
    this.network = 'fine';
    for (const socket of this.#sockets) socket.destroy();
  }

  async stop(): Promise<void> {
    this.lose();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    this.asked.push(request.url ?? '');
    if (this.network === 'gone') return void request.socket.destroy();
    if (this.network === 'hanging') return;
    const { hostname, port } = this.#target;
    const { method, url: path, headers } = request;
    const onward = forward({ hostname, port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  }
}
