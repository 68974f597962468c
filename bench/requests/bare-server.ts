import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * The reference: `node:http`, which answers every request with the same bytes from memory. Usage:
 * node bare-server.ts PORT FILE, the file being an answer as JSON with its body in base64.
 */
const [, , port, file = ''] = process.argv;
const { headers, body } = JSON.parse(readFileSync(file, 'utf8'));
const bytes = Buffer.from(body, 'base64');

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
}).listen(Number(port), 'localhost');

process.once('SIGTERM', () => process.exit(0));
