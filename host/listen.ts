import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartupError } from '../src/server/config/startup-error.ts';

/** The address that a server listens on. */
export interface Endpoint {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
}

/**
 * Lets a server listen.
 *
 * @returns the address to open in a browser, as in `http://localhost:4321`
 * @throws StartupError when the port is in use or may not be used, or the host is not this
 * machine's
 */
export function listen(server: Server, { host, port }: Endpoint): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port)));
    server.listen(port, host, () => resolve(addressOf(host, (server.address() as AddressInfo).port)));
  });
}

function addressOf(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  if (everywhere) return `http://localhost:${port}`;
  return host.includes(':') ? `http://[${host}]:${port}` : `http://${host}:${port}`;
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartupError(`Port ${port} is in use: stop what uses it, or set PORT to another one.`);
    case 'EACCES':
      return new StartupError(`This user may not use port ${port}: set PORT to one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartupError(
        `HOST is "${host}", which is no address of this machine: set HOST to "127.0.0.1" or "0.0.0.0".`,
      );
    default:
      return error;
  }
}
