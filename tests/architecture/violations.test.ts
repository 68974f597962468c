import { describe, expect, test } from 'vitest';
import { browserGlobalViolations } from './browser-globals.ts';
import { lengthViolations, nameViolations } from './file-rules.ts';
import { importViolations } from './import-rules.ts';
import { layerOf } from './layers.ts';
import { sinkViolations } from './script-sinks.ts';
import { parseSource } from './source-file.ts';

const imports = (path: string, text: string) => importViolations(parseSource(path, text));
const globals = (path: string, text: string) => browserGlobalViolations(parseSource(path, text));

describe('the checker of what makes code of a text', () => {
  const sinks = (text: string) => sinkViolations(parseSource('src/islands/Cart.tsx', text));

  test.each([
    'element.innerHTML = name;',
    "element.insertAdjacentHTML('beforeend', name);",
    '<p dangerouslySetInnerHTML={{ __html: name }} />;',
    'new Function(name)();',
    "document.createElement('script').textContent = name;",
    "new DOMParser().parseFromString(name, 'text/html');",
  ])('finds %s', (text) => {
    expect(sinks(text)).toHaveLength(1);
  });

  test.each(['element.textContent = name;', "document.createElement('p');", 'const f: Function = g;', '// innerHTML'])(
    'allows %s',
    (text) => {
      expect(sinks(text)).toEqual([]);
    },
  );
});

describe('the checker of layers', () => {
  test.each([
    ['src/lib/money/money.schema.ts', 'schema'],
    ['src/lib/money/convert.ts', 'domain'],
    ['src/lib/navigation/paths.ts', 'domain'],
    ['src/islands/cart/cart.store.ts', 'islands'],
    ['src/server/bookings/place-booking.ts', 'server'],
    ['src/islands/kit/Field.tsx', 'islands'],
    ['src/islands/kit/field.css', 'islands'],
    ['src/layouts/DefaultLayout.astro', 'components'],
    ['src/pages/[section]/[listing].astro', 'pages'],
    ['src/server/routes/api.ts', 'server'],
    ['host/main.ts', 'host'],
    ['src/worker/sw.ts', 'worker'],
    ['src/stray.ts', null],
    ['src/things/thing.ts', null],
    ['src/content/listings/script.ts', null],
  ])('puts %s into %s', (path, layer) => {
    expect(layerOf(path)).toBe(layer);
  });
});

describe('the checker of imports', () => {
  test.each([
    ['domain from server', 'src/lib/cart/cart.ts', "import { x } from '../../server/database.ts';"],
    ['schema from domain', 'src/lib/cart/cart.schema.ts', "import { x } from './cart.ts';"],
    ['a type alone', 'src/lib/cart/cart.ts', "import type { X } from '../../islands/cart/cart.store.ts';"],
    ['a re-export', 'src/lib/cart/cart.ts', "export * from '../../islands/start/client-entry.ts';"],
    ['an import on demand', 'src/lib/cart/cart.ts', "const x = () => import('../../islands/start/client-entry.ts');"],
    ['an import inside a type', 'src/lib/cart/cart.ts', "type X = import('../../server/database.ts').Database;"],
    ['a page from the server', 'src/pages/index.astro', "---\nimport { x } from '../server/database.ts';\n---\n<p />"],
    ['a script of the server', 'src/pages/index.astro', "<script>import { x } from '../server/main.ts';</script>"],
    ['a component in an endpoint', 'src/server/routes/x.ts', "import X from '../../components/X.astro';"],
    ['a store in a field', 'src/islands/kit/Field.tsx', "import { $x } from '../cart/cart.store.ts';"],
    ['a store’s hook in a field', 'src/islands/kit/Field.tsx', "import { useStore } from '@nanostores/react';"],
    ['the host from tests', 'host/main.ts', "import { x } from '../tests/fixtures/x.ts';"],
    ['src from the host', 'src/server/database/open.ts', "import { x } from '../../../host/host.ts';"],
    ['nanostores in the domain', 'src/lib/cart/cart.ts', "import { atom } from 'nanostores';"],
    ['nanostores in a component', 'src/components/X.astro', "---\nimport { atom } from 'nanostores';\n---"],
    ['collections in the domain', 'src/lib/cart/cart.ts', "import { getCollection } from 'astro:content';"],
    ['collections in an endpoint', 'src/server/routes/x.ts', "import { getCollection } from 'astro:content';"],
    ['Node in the domain', 'src/lib/cart/cart.ts', "import { randomUUID } from 'node:crypto';"],
    ['an alias', 'src/lib/cart/cart.ts', "import { x } from '@/lib/paths.ts';"],
    ['no extension', 'src/lib/cart/cart.ts', "import { x } from './line';"],
    ['a file in no layer', 'src/stray.ts', ''],
  ])('catches %s', (_name, path, text) => {
    expect(imports(path, text)).toHaveLength(1);
  });

  test.each([
    ['src/lib/cart/cart.ts', "import { x } from './cart.schema.ts'; import * as z from 'zod/mini';"],
    [
      'src/islands/cart/cart.store.ts',
      "import { atom } from 'nanostores'; import { x } from '../../lib/cart/cart.ts';",
    ],
    [
      'src/islands/cart/CartScreen.tsx',
      "import { useStore } from '@nanostores/react'; import { $x } from '../cart/cart.store.ts';",
    ],
    ['src/pages/index.astro', "---\nimport Layout from '../layouts/Default.astro';\nimport '../styles/base.css';\n---"],
    ['src/components/X.astro', "<script>import { start } from '../islands/start/client-entry.ts';</script>"],
    ['src/components/ui/icons.ts', "import x from 'lucide-static/icons/x.svg?raw';"],
    ['host/main.ts', "import { x } from '../src/server/database/open.ts'; import { y } from 'node:http';"],
  ])('lets %s be', (path, text) => {
    expect(imports(path, text)).toEqual([]);
  });

  test('says where', () => {
    const text =
      "---\n// one\nimport { x } from '../lib/paths.ts';\n---\n<p />\n<script>\n  import '../server/x.ts';\n</script>";
    expect(imports('src/components/X.astro', text)).toEqual([
      'src/components/X.astro:7 (components) must not import "src/server/x.ts" (server)',
    ]);
  });
});

describe('the checker of browser globals', () => {
  test.each([
    'const width = window.innerWidth;',
    'document.querySelector("p");',
    'export const cart = read(localStorage);',
    'globalThis.localStorage.clear();',
    '(() => { document.title = "x"; })();',
    'class A { static root = document.body; }',
    'const where = { location };',
    'if (true) { navigator.share(); }',
  ])('catches %s', (text) => {
    expect(globals('src/islands/start/client-entry.ts', text)).toHaveLength(1);
  });

  test.each([
    'export const width = () => window.innerWidth;',
    'export function start() { document.title = "x"; }',
    'const isBrowser = typeof window !== "undefined";',
    'interface Place { location: string }',
    'type Root = typeof document;',
    'class A { root = document.body; get x() { return window; } }',
    'const { location: here } = database; const place = { location: here.location };',
  ])('lets %s be', (text) => {
    expect(globals('src/islands/start/client-entry.ts', text)).toEqual([]);
  });

  test('reads the frontmatter of a component, and leaves its scripts, which run in the page', () => {
    expect(globals('src/components/X.astro', '---\nwindow.x = 1;\n---\n<p />')).toHaveLength(1);
    expect(globals('src/components/X.astro', '<script>document.title = "x";</script>')).toEqual([]);
  });
});

describe('the checker of files', () => {
  test('counts lines', () => {
    const aFile = (lines: number) => parseSource('src/lib/a.ts', '// a line\n'.repeat(lines));
    expect(lengthViolations(aFile(200))).toEqual([]);
    expect(lengthViolations(aFile(201))).toEqual(['src/lib/a.ts has 201 lines: split it at 200']);
  });

  test.each(['src/lib/utils/a.ts', 'src/lib/cart/helpers.ts', 'src/lib/types.ts', 'src/lib/cart/index.ts'])(
    'refuses %s',
    (path) => {
      expect(nameViolations(path)).toHaveLength(1);
    },
  );

  test.each(['src/pages/index.astro', 'src/pages/[section]/index.ts', 'src/lib/catalogue/listing-type.ts'])(
    'lets %s be',
    (path) => {
      expect(nameViolations(path)).toEqual([]);
    },
  );
});
