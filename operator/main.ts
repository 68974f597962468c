import { readEnvironment } from '../src/server/config/environment.ts';
import { deskIn } from './desk.ts';
import { runProgram } from './program.ts';
import { processTerminal } from './terminal.ts';

// Whoever reads the output may have read enough: `… | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

const environment = () => readEnvironment(process.env);
const surroundings = { terminal: processTerminal(), environment, openDesk: deskIn(process.cwd(), environment) };
process.exitCode = await runProgram(process.argv.slice(2), surroundings, console.error);
