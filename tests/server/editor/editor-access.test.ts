import { describe, expect, test } from 'vitest';
import { type Answer, type Sending, send } from '../../fixtures/steps/a-client.ts';
import { aStaffMember } from '../../fixtures/steps/a-desk.ts';
import { anEditorApi, type EditorApi } from '../../fixtures/steps/an-editor-api.ts';

/** What requests are answered with. The upload is no picture, and the archived file has changed. */
const TABLE = `
  route                                nobody driver desk editor owner
  GET  /api/desk/content                  401    404  404    200   200
  GET  /api/desk/content/file             401    404  404    200   200
  PUT  /api/desk/content/file             401    404  404    200   200
  POST /api/desk/content/new              401    404  404    200   200
  POST /api/desk/content/archive          401    404  404    409   409
  POST /api/desk/content/check            401    404  404    200   200
  GET  /api/desk/content/redirect         401    404  404    200   200
  GET  /api/desk/content/prices.csv       401    404  404    200   200
  POST /api/desk/content/prices           401    404  404    200   200
  PUT  /api/desk/content/prices           401    404  404    200   200
  POST /api/desk/content/rates/today      401    404  404    200   200
  POST /api/desk/content/preview          401    404  404    200   200
  GET  /api/desk/content/preview/*        401    404  404    200   200
  GET  /api/desk/content/pictures         401    404  404    200   200
  GET  /api/desk/content/picture          401    404  404    200   200
  PUT  /api/desk/content/picture          401    404  404    422   422
  GET  /api/desk/content/publications     401    404  404    200   200
  POST /api/desk/content/publications     401    404  404    202   202
  POST /api/desk/content/publications/undo 401   404  404    200   200
`;

const [HEAD = '', ...LINES] = TABLE.trim().split('\n');
const ASKING = HEAD.trim().split(/\s+/).slice(1);
const ROWS = LINES.map((line) => {
  const [method = '', address = '', ...statuses] = line.trim().split(/\s+/);
  return { route: `${method} ${address}`, statuses: statuses.map(Number) };
});

const HERE = '127.0.0.1';
const ELSEWHERE: readonly Sending[] = [
  { from: '203.0.113.7' },
  { from: HERE, headers: { host: 'other.example' } },
  { from: HERE, headers: { host: 'localhost.other.example' } },
  { from: HERE, headers: { 'x-forwarded-for': HERE } },
  { from: HERE, headers: { forwarded: `for=${HERE}` } },
  { from: HERE, headers: { 'x-real-ip': HERE } },
];

/** Those with an origin alone are of browsers that do not know Sec-Fetch-Site. */
const FOREIGN: readonly Readonly<Record<string, string>>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://other.example' },
  { origin: 'null' },
];

const OWN_PAGE = { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' };

function ask({ services, requests }: EditorApi, route: string, sending: Sending): Promise<Answer> {
  const [method = ''] = route.split(' ');
  const { path = '', ...given } = requests[route] ?? {};
  return send(services, method, path, { ...given, ...sending });
}

/** The status of each route, asked in the same way. */
async function statusesOf(api: EditorApi, sending: Sending): Promise<Readonly<Record<string, number>>> {
  const answers = ROWS.map(async ({ route }) => [route, (await ask(api, route, sending)).status] as const);
  return Object.fromEntries(await Promise.all(answers));
}

const allWith = (status: number, methods = /./) =>
  Object.fromEntries(ROWS.flatMap(({ route }) => (methods.test(route) ? [[route, status]] : [])));

describe('the editor on a server (specification.md#the-editor)', () => {
  test('has every route in the table of who may use it, and a valid request for each', async () => {
    const { routes, requests } = await anEditorApi('desk');
    const addresses = routes.map(([method, address]) => `${method} ${address}`);
    expect(ROWS.map(({ route }) => route)).toEqual(addresses);
    expect(Object.keys(requests)).toEqual(addresses);
  });

  test('answers owners and editors, is not there for others of the desk, and sends everybody else to sign in', async () => {
    const api = await anEditorApi('desk');
    for (const [index, name] of ASKING.entries()) {
      const role = name as 'driver' | 'desk' | 'editor' | 'owner';
      const given = role === 'driver' ? { role, providerId: 'zion' } : { role };
      const staff = name === 'nobody' ? null : await aStaffMember(api.services, given);
      const headers = { ...OWN_PAGE, ...(staff && { cookie: staff.cookie }) };
      const expected = Object.fromEntries(ROWS.map(({ route, statuses }) => [route, statuses[index]]));
      expect({ name, ...(await statusesOf(api, { headers })) }).toEqual({ name, ...expected });
    }
  });

  test('changes nothing for a page of another site', async () => {
    const api = await anEditorApi('desk');
    const { cookie } = await aStaffMember(api.services);
    for (const headers of FOREIGN) {
      const statuses = await statusesOf(api, { headers: { ...headers, cookie } });
      expect({ headers, ...statuses }).toMatchObject({ headers, ...allWith(403, /^P/) });
    }
  });
});

describe('the editor of this computer (specification.md#the-editor)', () => {
  test('answers whoever sits at it', async () => {
    const statuses = await statusesOf(await anEditorApi('local'), { from: HERE, headers: OWN_PAGE });
    expect(statuses).toEqual(Object.fromEntries(ROWS.map(({ route, statuses: all }) => [route, all.at(-1)])));
  });

  test('is not there for who asks from elsewhere, by a name that was pointed at it, or through a proxy', async () => {
    const api = await anEditorApi('local');
    for (const sending of ELSEWHERE) {
      expect({ sending, ...(await statusesOf(api, sending)) }).toEqual({ sending, ...allWith(404) });
    }
  });

  test('changes nothing for a page of another site', async () => {
    const api = await anEditorApi('local');
    for (const headers of FOREIGN) {
      const statuses = await statusesOf(api, { from: HERE, headers });
      expect({ headers, ...statuses }).toMatchObject({ headers, ...allWith(403, /^P/) });
    }
  });
});
