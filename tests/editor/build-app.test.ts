import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildEditorApp } from '../../editor/server/build-app.ts';

let folder = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'editor-app-'));
  await buildEditorApp(folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page = () => readFileSync(join(folder, 'index.html'), 'utf8');

describe('the built pages of the editor', () => {
  test('have neither scripts nor styles in the page itself, so that a strict policy holds', () => {
    expect([...page().matchAll(/<script\b(?![^>]*\bsrc=)/g)]).toEqual([]);
    expect(page()).not.toMatch(/<style\b|\sstyle=|\son[a-z]+=/);
  });

  test('load only files of their own, under their address', () => {
    const loaded = [...page().matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    const assets = loaded.filter((address) => address.startsWith('/desk/content/assets/'));
    expect(loaded.filter((address) => !assets.includes(address))).toEqual(['/favicon.svg']);
    for (const address of assets) {
      expect(statSync(join(folder, address.replace('/desk/content/', ''))).size).toBeGreaterThan(0);
    }
  });

  test('are built once while their sources stay the same', async () => {
    const before = statSync(join(folder, 'index.html')).mtimeMs;
    await buildEditorApp(folder);
    expect(statSync(join(folder, 'index.html')).mtimeMs).toBe(before);
  });

  test('make no code of texts', () => {
    const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
    const evaluated = scripts.filter((name) =>
      /\beval\(|\bnew Function\(/.test(readFileSync(join(folder, 'assets', name), 'utf8')),
    );
    expect(evaluated).toEqual([]);
  });
});
