import { describe, expect, test } from 'vitest';
import { type Answer, type Sending, send } from '../../fixtures/steps/a-client.ts';
import { aStaffMember } from '../../fixtures/steps/a-desk.ts';
import { anEditorApi, type EditorApi } from '../../fixtures/steps/an-editor-api.ts';

/** What a valid request is answered with: an upload that is no picture, an archive of an old file. */
const TABLE = `
  route                                nobody driver desk editor owner
  GET  /api/desk/content                  401    404  404    200   200
  GET  /api/desk/content/file             401    404  404    200   200
  PUT  /api/desk/content/file             401    404  404    200   200
  POST /api/desk/content/new              401    404  404    200   200
  POST /api/desk/content/archive          401    404  404    409   409
  POST /api/desk/content/check            401    404  404    200   200
  GET  /api/desk/content/redirect         401    404  404    200   200
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

  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://other.example' },
    { origin: 'null' },
  ])('changes nothing for a page of another site with %j', async (headers) => {
    const api = await anEditorApi('desk');
    const { cookie } = await aStaffMember(api.services);
    const statuses = await statusesOf(api, { headers: { ...headers, cookie } });
    expect(statuses).toMatchObject(allWith(403, /^P/));
  });
});

describe('the editor of this computer (specification.md#the-editor)', () => {
  const HERE = '127.0.0.1';

  test('answers whoever sits at it', async () => {
    const statuses = await statusesOf(await anEditorApi('local'), { from: HERE, headers: OWN_PAGE });
    expect(statuses).toEqual(Object.fromEntries(ROWS.map(({ route, statuses: all }) => [route, all.at(-1)])));
  });

  test.each<[string, Sending]>([
    ['from elsewhere', { from: '203.0.113.7' }],
    ['by a name that somebody has pointed at it', { from: HERE, headers: { host: 'other.example' } }],
    ['by a name that begins as its own', { from: HERE, headers: { host: 'localhost.other.example' } }],
    ['through a proxy', { from: HERE, headers: { 'x-forwarded-for': HERE } }],
    ['through a proxy of another kind', { from: HERE, headers: { forwarded: `for=${HERE}` } }],
    ['through a proxy that tells addresses alone', { from: HERE, headers: { 'x-real-ip': HERE } }],
  ])('is not there for who asks %s', async (_how, sending) => {
    expect(await statusesOf(await anEditorApi('local'), sending)).toEqual(allWith(404));
  });

  test.each([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://other.example' }, { origin: 'null' }])(
    'changes nothing for a page of another site with %j',
    async (headers) => {
      const statuses = await statusesOf(await anEditorApi('local'), { from: HERE, headers });
      expect(statuses).toMatchObject(allWith(403, /^P/));
    },
  );
});
