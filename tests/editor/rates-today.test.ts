import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createTodaysRates, fetchTodaysRates } from '../../editor/server/rates-today.ts';
import { RATED_CURRENCIES } from '../../src/lib/money/rates.schema.ts';
import { aFakeHost, type HostAnswer } from '../fixtures/fakes/fake-host.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const now = () => NOW;

/** What the publisher answers: every currency of the site, the dollar, coins and metals. */
function aTable(changes: object = {}, date: unknown = '2026-11-27') {
  const rates = RATED_CURRENCIES.map((code, index) => [code.toLowerCase(), index + 0.12345678]);
  return { date, usd: { ...Object.fromEntries(rates), usd: 1, btc: 0.00001, xau: 0.0002, '1inch': 9.9, ...changes } };
}

const published = async (json: unknown) => aFakeHost(() => ({ status: 200, json }));
const ask = (address: string, timeoutMs?: number) =>
  fetchTodaysRates({ address: `${address}/usd.json`, now, ...(timeoutMs && { timeoutMs }) });

async function aServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('the rates of today (specification.md#rates-of-today)', () => {
  test('are those of the currencies of the site, with six digits after the point', async () => {
    const host = await published(aTable({ eur: 0.88022588, php: 58, __proto__: 3 }));
    const { date, source, rates, missing } = await ask(host.address);
    expect({ date, source, missing }).toEqual({ date: '2026-11-27', source: 'fawazahmed0/exchange-api', missing: [] });
    expect(Object.keys(rates)).toEqual(RATED_CURRENCIES);
    expect(rates).toMatchObject({ AED: 0.123457, EUR: 0.880226, PHP: 58 });
  });

  test('name the currencies of which nothing is published', async () => {
    const host = await published(aTable({ eur: undefined, kpw: undefined }));
    const { rates, missing } = await ask(host.address);
    expect(missing).toEqual(['EUR', 'KPW']);
    expect(Object.keys(rates)).toHaveLength(RATED_CURRENCIES.length - 2);
  });

  test.each([
    ['a rate of nothing', aTable({ eur: 0 }), 'its rate of EUR is 0'],
    ['a negative rate', aTable({ eur: -1 }), 'its rate of EUR is -1'],
    ['a rate that rounds to nothing', aTable({ eur: 0.0000001 }), 'its rate of EUR is 1e-7'],
    ['an enormous rate', aTable({ eur: 1e300 }), 'its rate of EUR is 1e+300'],
    ['a rate in a text', aTable({ eur: '0.9' }), 'its rate of EUR is "0.9"'],
    ['a rate that is null', aTable({ eur: null }), 'its rate of EUR is null'],
    ['a long text for a rate', aTable({ eur: 'x'.repeat(1000) }), `its rate of EUR is "${'x'.repeat(29)}`],
    ['rates of another currency', aTable({ usd: 1.1 }), 'its rates are not those of one US dollar'],
    ['rates without the dollar', aTable({ usd: undefined }), 'its rates are not those of one US dollar'],
    ['rates of the day after tomorrow', aTable({}, '2026-11-29'), 'its rates are of 2026-11-29'],
    ['rates of weeks ago', aTable({}, '2026-11-16'), 'its rates are of 2026-11-16'],
    ['a day that there is not', aTable({}, '2026-02-30'), 'what it answers is no table of rates'],
    ['no day', aTable({}, null), 'what it answers is no table of rates'],
    ['a list', [1, 2], 'what it answers is no table of rates'],
    ['another table', { date: '2026-11-27', eur: { usd: 1.1 } }, 'what it answers is no table of rates'],
    ['coins alone', { date: '2026-11-27', usd: { usd: 1, btc: 2 } }, 'it has no currency of this site'],
    ['nothing', null, 'what it answers is no table of rates'],
    ['far too much', aTable({ note: 'x'.repeat(256 * 1024) }), 'its answer is too large'],
  ])('are not taken from %s, and it is said why', async (_name, json, reason) => {
    const { address } = await published(json);
    const host = new URL(address).host;
    await expect(ask(address)).rejects.toThrow(`Today's rates cannot be read (${host}: ${reason}).`);
  });

  test.each<[string, HostAnswer, string]>([
    ['refuses', { status: 503, json: aTable() }, 'it answers with status 503'],
    ['hangs up', 'hang up', 'there is no answer'],
    ['never answers', 'silence', 'there is no answer'],
    ['never ends its answer', 'half', 'there is no answer'],
    ['breaks off', 'cut', 'there is no answer'],
  ])('cannot be had from who %s', async (_name, answer, reason) => {
    const { address } = await aFakeHost(() => answer);
    await expect(ask(address, 300)).rejects.toThrow(`Today's rates cannot be read (127.0.0.1:`);
    await expect(ask(address, 300)).rejects.toThrow(`: ${reason}).`);
  });

  test('are not looked for where an answer leads to another address', async () => {
    const other = await published(aTable());
    const address = await aServer((_request, response) =>
      response.writeHead(302, { Location: `${other.address}/usd.json` }).end(),
    );
    await expect(ask(address)).rejects.toThrow(': it answers with status 302).');
    expect(other.requests).toEqual([]);
  });

  test('cannot be had in what is no JSON', async () => {
    const address = await aServer((_request, response) => response.end('<html>'));
    await expect(ask(address)).rejects.toThrow(': what it answers is no table of rates).');
  });
});

describe('editors who ask for the rates of today', () => {
  test('who ask at the same time share one question, and ask anew later', async () => {
    const host = await published(aTable());
    const todaysRates = createTodaysRates({ address: host.address, now });
    const [first, second] = await Promise.all([todaysRates(), todaysRates()]);
    expect(first).toMatchObject({ kind: 'rates', date: '2026-11-27' });
    expect(second).toEqual(first);
    expect(host.requests).toHaveLength(1);
    await todaysRates();
    expect(host.requests).toHaveLength(2);
  });

  test('are told why they cannot be had, and can ask again', async () => {
    const host = await published(aTable());
    host.troubles.push('hang up');
    const todaysRates = createTodaysRates({ address: host.address, now });
    const reason = `Today's rates cannot be read (${new URL(host.address).host}: there is no answer).`;
    expect(await todaysRates()).toEqual({ kind: 'failed', reason });
    expect(await todaysRates()).toMatchObject({ kind: 'rates' });
  });
});
