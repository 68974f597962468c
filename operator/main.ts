import { readEnvironment } from '../src/server/config/environment.ts';
import { backofficeIn } from './backoffice.ts';
import { runProgram } from './program.ts';
import { processTerminal } from './terminal.ts';

// Whoever reads the output may have read enough: `… | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

const environment = () => readEnvironment(process.env);
const context = { terminal: processTerminal(), environment, openBackoffice: backofficeIn(process.cwd(), environment) };
process.exitCode = await runProgram(process.argv.slice(2), context, console.error);
