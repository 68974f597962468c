import { createServer } from 'node:http';
import { readEnvironment } from '../src/server/config/environment.ts';
import { StartupError } from '../src/server/config/startup-error.ts';
import { listen } from './listen.ts';

// Ends with 1 and a sentence where the server could not start with these settings or on this port.
// `npm start` asks before it builds, which takes a minute.
try {
  const { HOST, PORT } = readEnvironment(process.env);
  const probe = createServer();
  await listen(probe, { host: HOST, port: PORT });
  probe.close();
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}
