import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A slow line: pages stop on their way until they are let through. */
export interface HaltingHost {
  readonly url: string;
  readonly letThrough: () => void;
  readonly stop: () => void;
}

/** Stands in the page as soon as everything before the halt has been read. Never drawn. */
export const HALTED_MARK = 'template#halted';
const HALTED = Buffer.from('<template id="halted"></template>');

/**
 * Passes on what the site answers, but holds back a page after the first `mark` in its body. A slow
 * line may stop anywhere.
 */
export async function startHaltingHost(baseUrl: string, mark: string): Promise<HaltingHost> {
  const gate = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const answer = await fetch(baseUrl + request.url);
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.includes('html')) {
      response.end(body);
      return;
    }
    const halt = body.indexOf(mark, body.indexOf('<body')) + mark.length;
    response.write(Buffer.concat([body.subarray(0, halt), HALTED]));
    await gate.promise;
    response.end(body.subarray(halt));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    letThrough: gate.resolve,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
