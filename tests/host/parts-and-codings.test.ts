import { describe, expect, test } from 'vitest';
import { answersTo, each } from '../fixtures/programs/many-requests.ts';
import { startHost } from '../fixtures/programs/running-host.ts';
import { headerOf, sendRequest } from '../fixtures/programs/wire.ts';
import { TOURS_HTML } from '../fixtures/steps/dist-folder.ts';

const HOST = 'Host: localhost';

describe('a request for a part of a file of 20 bytes', () => {
  const BODY = 'not really a picture';
  const ask = async (ranges: readonly string[], ...more: readonly string[]) => {
    const answers = await answersTo(ranges, (port, range) =>
      sendRequest(port, 'GET /images/VAN/VAN1.webp HTTP/1.1', HOST, `Range: ${range}`, ...more),
    );
    return Object.fromEntries(
      Object.entries(answers).map(([range, answer]) => {
        const part = headerOf(answer, 'content-range');
        expect(headerOf(answer, 'content-length')).toBe(String(answer.body.length));
        return [range, [answer.status, part, answer.body]];
      }),
    );
  };

  test('gives what it asks for, also one byte and the last ones', async () => {
    const parts = {
      'bytes=0-0': [206, 'bytes 0-0/20', 'n'],
      'bytes=19-19': [206, 'bytes 19-19/20', 'e'],
      'bytes=4-9': [206, 'bytes 4-9/20', 'really'],
      'bytes=13-': [206, 'bytes 13-19/20', 'picture'],
      'bytes=13-900': [206, 'bytes 13-19/20', 'picture'],
      'bytes=-7': [206, 'bytes 13-19/20', 'picture'],
      'bytes=-900': [206, 'bytes 0-19/20', BODY],
    };
    expect(await ask(Object.keys(parts))).toEqual(parts);
  });

  test('gives the whole file where it makes no sense, or has numbers that are not exact', async () => {
    const ranges = [
      ...['bytes=0-99999999999999999999', 'bytes=99999999999999999999-', 'bytes=-99999999999999999999'],
      ...['bytes=9-4', 'bytes=0-1,3-4', 'bytes=-', 'bytes=', 'bytes=0x0-0x1', 'rows=1-2', 'bytes=x-y'],
    ];
    expect(await ask(ranges)).toEqual(each(ranges, [200, undefined, BODY]));
  });

  test('is refused where the file has no such part', async () => {
    const ranges = ['bytes=20-', 'bytes=20-30', 'bytes=-0'];
    expect(await ask(ranges)).toEqual(each(ranges, [416, 'bytes */20', '']));
  });

  test('gives the whole file when it depends on a version', async () => {
    expect(await ask(['bytes=0-0'], 'If-Range: "old"')).toEqual({ 'bytes=0-0': [200, undefined, BODY] });
  });

  test('gives a part of the page as it is, also to a client that takes compression', async () => {
    const { port } = await startHost();
    const answer = await sendRequest(port, 'GET /tours HTTP/1.1', HOST, 'Range: bytes=0-8', 'Accept-Encoding: br');
    expect(answer).toMatchObject({ status: 206, body: TOURS_HTML.slice(0, 9) });
    expect(headerOf(answer, 'content-encoding')).toBeUndefined();
  });
});

test('a page comes in a coding that the client takes, and in none that it refuses', async () => {
  const codings = {
    'br, gzip': 'br',
    'gzip, deflate, br, zstd': 'br',
    BR: 'br',
    'br;q=0': undefined,
    'br;q=0, gzip': 'gzip',
    'br; Q=0.000, gzip;q=0.5': 'gzip',
    'br;q=0.2, gzip;q=0.8': 'gzip',
    'gzip;q=0.000': undefined,
    '*': 'br',
    '*;q=0': undefined,
    'br;q=0, *': 'gzip',
    'gzip, *;q=0': 'gzip',
    'identity;q=0, gzip': 'gzip',
    'identity;q=0': undefined,
    'br;q=much': undefined,
    'brotli, xgzip': undefined,
    '': undefined,
  };
  const answers = await answersTo(Object.keys(codings), (port, accepted) =>
    sendRequest(port, 'GET /tours HTTP/1.1', HOST, `Accept-Encoding: ${accepted}`),
  );
  const given = Object.entries(answers).map(([accepted, answer]) => [accepted, headerOf(answer, 'content-encoding')]);
  expect(Object.fromEntries(given)).toEqual(codings);
});
