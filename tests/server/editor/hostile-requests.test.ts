import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadFile } from '../../../editor/server/load-file.ts';
import { mutator } from '../../fixtures/builders/mutated-request.ts';
import { type Sending, send } from '../../fixtures/steps/a-client.ts';
import { anEditorApi, type EditorApi } from '../../fixtures/steps/an-editor-api.ts';

const API = '/api/desk/content';
const VAN = 'listings/PV-PPS-ELN.yaml';
const OWN_PAGE = { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' };

const ask = ({ services }: EditorApi, method: string, path: string, sending: Sending = {}) =>
  send(services, method, path, { from: '127.0.0.1', headers: OWN_PAGE, ...sending });

const PATHS = [
  '../../package.json',
  'listings/../settings/site.yaml',
  'listings/../../../package.json',
  '/etc/passwd',
  'listings/PV-PPS-ELN.yaml\u0000.md',
  'listings\\PV-PPS-ELN.yaml',
  'settings/none.yaml',
  'constructor/x.yaml',
  '__proto__/x.yaml',
  '',
];

const PICTURES = ['VAN/../../x', '../VAN/1', 'VAN/9', '__proto__/1', 'constructor/1', 'VAN/1\u0000', ''];

describe('the editor refuses (specification.md#saving)', () => {
  test('paths that lead to no content file, in every request', async () => {
    const api = await anEditorApi('local');
    const { revision, data } = await loadFile(api.context, VAN);
    for (const path of PATHS) {
      const query = new URLSearchParams({ path });
      const draft = { path, data, body: null };
      const answers = await Promise.all([
        ask(api, 'GET', `${API}/file?${query}`),
        ask(api, 'PUT', `${API}/file`, { body: { ...draft, revision } }),
        ask(api, 'POST', `${API}/new`, { body: { path, copyOf: null } }),
        ask(api, 'POST', `${API}/new`, { body: { path: 'listings/NEW.yaml', copyOf: path } }),
        ask(api, 'POST', `${API}/archive`, { body: { path, revision } }),
        ask(api, 'POST', `${API}/check`, { body: draft }),
        ask(api, 'POST', `${API}/preview`, { body: { draft, language: 'en' } }),
        ask(api, 'PUT', `${API}/prices`, { body: { csv: '', revisions: { [path]: revision } } }),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect({ path, statuses }).toEqual({ path, statuses: answers.map(() => 422) });
    }
  });

  test('pictures that are none of the site', async () => {
    const api = await anEditorApi('local');
    for (const key of PICTURES) {
      const query = new URLSearchParams({ key, alt: 'A white van', isPhotograph: 'no' });
      const read = await ask(api, 'GET', `${API}/picture?${query}`);
      const written = await ask(api, 'PUT', `${API}/picture?${query}`, { text: 'x' });
      expect({ key, statuses: [read.status, written.status] }).toEqual({ key, statuses: [404, 422] });
    }
  });

  test('groups within groups that would exhaust it', async () => {
    const api = await anEditorApi('local');
    for (const levels of [40, 5000, 100_000]) {
      const text = JSON.stringify({ path: VAN, data: { title: 'DEEP' }, body: null });
      const deep = text.replace('"DEEP"', `${'['.repeat(levels)}1${']'.repeat(levels)}`);
      expect((await ask(api, 'POST', `${API}/check`, { text: deep })).status).toBe(422);
    }
  });

  test('more than it takes', async () => {
    const api = await anEditorApi('local');
    const body = { path: VAN, data: { title: 'x'.repeat(600_000) }, body: null };
    expect((await ask(api, 'POST', `${API}/check`, { body })).status).toBe(413);
    const csv = 'x'.repeat(3 * 1024 * 1024);
    expect((await ask(api, 'POST', `${API}/prices`, { body: { csv } })).status).toBe(422);
    expect((await ask(api, 'POST', `${API}/prices`, { body: { csv: csv + csv } })).status).toBe(413);
    const query = new URLSearchParams({ key: 'VAN/1', alt: 'A white van', isPhotograph: 'no' });
    const text = 'x'.repeat(21 * 1024 * 1024);
    expect((await ask(api, 'PUT', `${API}/picture?${query}`, { text })).status).toBe(413);
  });
});

const TEXTS = [
  '!!js/function "x"',
  '&a [*a, *a]',
  '*alias',
  '<<: *x',
  '{{ x }}',
  '- a\n- b: c',
  '# x',
  '"',
  "'",
  'null',
];

describe('what is typed', () => {
  test('stays the text that it is, whatever it means in YAML', async () => {
    const api = await anEditorApi('local');
    for (const title of TEXTS) {
      const { revision, data } = await loadFile(api.context, VAN);
      const content = { ...(data['content'] as object), seoTitle: title };
      const draft = { path: VAN, data: { ...data, content }, body: null };
      const answer = await ask(api, 'PUT', `${API}/file`, { body: { ...draft, revision } });
      expect(answer.body).toMatchObject({ kind: 'saved' });
      expect((await loadFile(api.context, VAN)).data['content']).toMatchObject({ seoTitle: title });
    }
  });

  test('as a name that objects have already is a mistake like any other, and changes no object', async () => {
    const api = await anEditorApi('local');
    const text = JSON.stringify({ path: VAN, data: { x: 1 }, body: null }).replace(
      '"x":1',
      '"__proto__":{"polluted":1}',
    );
    const { status, body } = await ask(api, 'POST', `${API}/check`, { text });
    expect(status).toBe(200);
    expect(body.problems.length).toBeGreaterThan(0);
    expect('polluted' in {}).toBe(false);
  });
});

test('a file that is no YAML is named, with what is wrong in it', async () => {
  const api = await anEditorApi('local');
  const file = join(api.context.contentFolder, VAN);
  writeFileSync(file, readFileSync(file, 'utf8').replace('title: ', 'title: [ '));
  const { status, body } = await ask(api, 'GET', `${API}/file?path=${VAN}`);
  expect(status).toBe(409);
  expect(body.detail).toContain('no valid YAML');
});

/** Each run has content of its own: in one, little of it would soon be left. */
const [RUNS, REQUESTS_OF_RUN] = [5, 200];

test(`${RUNS * REQUESTS_OF_RUN} mutated requests to the editor fail nothing`, { timeout: 300_000 }, async () => {
  const wrong: object[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const api = await anEditorApi('local');
    const mutate = mutator(`editor ${run}`);
    const requests = Object.entries(api.requests);
    for (let number = 0; number < REQUESTS_OF_RUN; number += 1) {
      const [route = '', { path = '', body } = { path: '' }] = requests[number % requests.length] ?? [];
      const text = body && JSON.stringify(body);
      const headers = { ...OWN_PAGE, ...(text && { 'content-type': 'application/json' }) };
      const request = mutate({ method: route.split(' ')[0] ?? '', path, headers, ...(text && { text }) });
      const answer = await ask(api, request.method, request.path, request);
      if (answer.status >= 500) wrong.push({ run, ...request, log: api.services.log.at(-1) });
    }
  }
  expect(wrong).toEqual([]);
});
