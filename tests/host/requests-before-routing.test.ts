import { describe, expect, test } from 'vitest';
import { HOST_LIMITS } from '../../host/host.ts';
import { answersTo, each } from '../fixtures/programs/many-requests.ts';
import { startHost } from '../fixtures/programs/running-host.ts';
import { sendBytes, sendRequest } from '../fixtures/programs/wire.ts';

const HOST = 'Host: localhost';

describe('the Host of a request', () => {
  const BAD = [
    ...['x/api/health?', 'x/api/health#', 'x\\api', '', 'user@localhost', 'two words', 'one,two', 'l%6fcalhost'],
    ...['localhost:99999', 'localhost:http', '999.999.999.999', '[::1', '[nonsense]', 'caf\xe9'],
  ];
  const GOOD = [
    'localhost',
    'localhost:4321',
    'Palawan.Example.com',
    '127.0.0.1:80',
    '[::1]:4321',
    'web_1',
    'xn--a-ga.ph.',
  ];

  test.each(['/tours', '/api/nowhere', 'http://localhost/api/nowhere'])(
    'is refused where it is no host, also for %s',
    async (target) => {
      const answers = await answersTo(BAD, (port, host) =>
        sendRequest(port, `GET ${target} HTTP/1.1`, `Host: ${host}`),
      );
      expect(answers).toEqual(each(BAD, expect.objectContaining({ status: 400 })));
    },
  );

  test('decides nothing where it is one', async () => {
    const answers = await answersTo(GOOD, (port, host) =>
      sendRequest(port, 'GET /api/nowhere HTTP/1.1', `Host: ${host}`),
    );
    expect(answers).toEqual(each(GOOD, expect.objectContaining({ status: 200, body: '/api/nowhere' })));
  });

  test('is refused where there are two, or none in HTTP/1.1', async () => {
    const cases = ['Host: localhost\r\nHost: evil.example', 'Host: localhost\r\nhost: localhost', 'Accept: */*'];
    const answers = await answersTo(cases, (port, headers) => sendRequest(port, 'GET /tours HTTP/1.1', headers));
    expect(answers).toEqual(each(cases, expect.objectContaining({ status: 400 })));
  });

  test('may be missing in HTTP/1.0, as in the probes of old proxies', async () => {
    const { port } = await startHost();
    expect((await sendRequest(port, 'GET /tours HTTP/1.0')).status).toBe(200);
  });
});

test('a whole address is answered as its path, where it is one of this protocol', async () => {
  const cases = [
    'http://example.com/tours',
    'HTTPS://example.com:8443/tours',
    'http:///tours',
    'ftp://example.com/tours',
  ];
  const answers = await answersTo(cases, (port, target) => sendRequest(port, `GET ${target} HTTP/1.1`, HOST));
  expect(cases.map((target) => answers[target]?.status)).toEqual([200, 200, 400, 400]);
});

test('a method that is not for websites is not allowed, and reflects nothing', async () => {
  const lines = ['TRACE /tours', 'TRACE /api/health', 'OPTIONS *', 'DELETE /tours'];
  const answers = await answersTo(lines, (port, line) =>
    sendRequest(port, `${line} HTTP/1.1`, HOST, 'X-Secret: mirror'),
  );
  expect(answers).toEqual(
    each(lines, expect.objectContaining({ status: 405, text: expect.not.stringContaining('mirror') })),
  );
});

test('CONNECT opens nothing, and the server goes on', async () => {
  const { port } = await startHost();
  expect((await sendRequest(port, 'CONNECT example.com:443 HTTP/1.1', 'Host: example.com:443')).status).not.toBe(200);
  expect((await sendRequest(port, 'GET /tours HTTP/1.1', HOST)).status).toBe(200);
});

test('a request whose end is unclear is refused', async () => {
  const cases = [
    'Content-Length: 5\r\nContent-Length: 50',
    'Content-Length: 5\r\nTransfer-Encoding: chunked',
    'Content-Length: 5, 50',
    'Transfer-Encoding: chunked, identity',
  ];
  const answers = await answersTo(cases, (port, headers) =>
    sendRequest(port, 'POST /api/nowhere HTTP/1.1', HOST, headers),
  );
  expect(answers).toEqual(each(cases, expect.objectContaining({ status: 400 })));
});

test.each(['br, gzip', 'identity'])('an address that no file can have is a missing page (%s)', async (accepted) => {
  const paths = [
    `/${'a'.repeat(300)}`,
    // Only too long with the ending of a page, or of a copy.
    `/${'a'.repeat(252)}`,
    `/${'a'.repeat(248)}`,
    `/tours/${'%C3%A9'.repeat(200)}`,
    '/a'.repeat(4000),
    '/tours%2findex.html',
    '/api%2fhealth',
    '/%2fevil.example',
    '/tours/index.html/more',
  ];
  const answers = await answersTo(paths, (port, path) =>
    sendRequest(port, `GET ${path} HTTP/1.1`, HOST, `Accept-Encoding: ${accepted}`),
  );
  expect(answers).toEqual(
    each(
      paths,
      expect.objectContaining({ status: 404, body: expect.stringContaining('<title>Page Not Found</title>') }),
    ),
  );
});

describe('a client that is slow', () => {
  const limits = { ...HOST_LIMITS, headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 };

  test('is cut off while its headers dribble', async () => {
    const { port } = await startHost({ limits });
    const answer = await sendBytes(port, (socket) => {
      socket.write('GET /tours HTTP/1.1\r\n');
      const dribble = setInterval(() => socket.write('X-More: 1\r\n'), 10);
      socket.on('close', () => clearInterval(dribble));
    });
    expect(answer.status).toBe(408);
  });

  test('is cut off when it says nothing at all', async () => {
    const { port } = await startHost({ limits });
    expect([0, 408]).toContain((await sendBytes(port, () => undefined)).status);
  });

  test('has 10 seconds for its headers, looked at every second', () => {
    expect(HOST_LIMITS).toMatchObject({ headersTimeout: 10_000, connectionsCheckingInterval: 1000 });
  });
});
