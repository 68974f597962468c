import type { AstroIntegration } from 'astro';
import { dev } from 'astro';
import { readContentAsJson, serveWithoutBrowser } from './preview-plugins.ts';

/** What the editor sends: content files that changed, by path below the content folder. */
export interface RefreshRequest {
  readonly id: number;
  readonly changed: readonly string[];
}

/** What this program sends: that it runs, that it cannot, or how a refresh ended. */
export type PreviewMessage =
  | { readonly kind: 'ready'; readonly port: number }
  | { readonly kind: 'failed'; readonly problem: string }
  | { readonly kind: 'refreshed'; readonly id: number; readonly problem: string | null };

/** The header with the key that the editor made; other programs of this computer are refused. */
const KEY_HEADER = 'x-preview-key';

type Refresh = (options: { context: { changed: readonly string[] } }) => Promise<void>;

let refresh: Refresh | undefined;

/** Refuses whoever does not know the key, and takes Astro's way to read content again. */
function previewServer(key: string): AstroIntegration {
  return {
    name: 'preview-server',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [serveWithoutBrowser(), readContentAsJson(process.cwd())] } });
      },
      'astro:server:setup': ({ server, refreshContent }) => {
        refresh = refreshContent as Refresh;
        server.middlewares.use((request, response, next) => {
          if (request.headers[KEY_HEADER] === key) return next();
          response.writeHead(403).end();
        });
      },
    },
  };
}

const send = (message: PreviewMessage) => process.send?.(message);
const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function start(): Promise<void> {
  const { PREVIEW_KEY: key = '' } = process.env;
  const server = await dev({
    root: process.cwd(),
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0 },
    devToolbar: { enabled: false },
    integrations: [previewServer(key)],
  });
  process.on('message', ({ id, changed }: RefreshRequest) => {
    Promise.resolve(refresh?.({ context: { changed } })).then(
      () => send({ kind: 'refreshed', id, problem: null }),
      (error: unknown) => send({ kind: 'refreshed', id, problem: textOf(error) }),
    );
  });
  send({ kind: 'ready', port: server.address.port });
}

// The editor is gone.
process.on('disconnect', () => process.exit());

start().catch((error: unknown) => {
  send({ kind: 'failed', problem: textOf(error) });
  process.exitCode = 1;
  process.disconnect?.();
});
