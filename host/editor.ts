import type { Editor } from '../editor/server/start-editor.ts';
import type { Environment } from '../src/server/config/environment.ts';
import type { Services } from '../src/server/http/services.ts';
import type { EditorHandler } from './request-handler.ts';
import { createStaticFiles } from './static-files.ts';

/** The address of the editor, and of everything that its page loads. */
const ADDRESS = /^\/desk\/content(?=\/|$)/;

/** Its page runs its own scripts alone; the preview brings styles in the page itself. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Opens the content editor where the settings ask for it. Its code is loaded only then. */
export async function openEditor(services: Services, environment: Environment): Promise<Editor | null> {
  const { CONTENT_EDITOR: access, DATA_DIR: dataFolder, EXCHANGE_RATES_URL: ratesAddress } = environment;
  if (access === 'off') return null;
  const { startEditor } = await import('../editor/server/start-editor.ts');
  return startEditor({ services, dataFolder, access, ratesAddress });
}

/** Serves the pages of the editor. What they show comes from endpoints that know who asks. */
export function createEditorFiles(folder: string): EditorHandler {
  const files = createStaticFiles(folder);
  return (request, response, path) => {
    if (!ADDRESS.test(path) || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const policy = response.getHeader('Content-Security-Policy') ?? '';
    let isFound = true;
    response.setHeader('Content-Security-Policy', POLICY);
    files(request, response, path.replace(ADDRESS, '') || '/', () => (isFound = false));
    if (!isFound) response.setHeader('Content-Security-Policy', policy);
    return isFound;
  };
}
