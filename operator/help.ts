import type { Command } from './command.ts';

const PROGRAM = 'npm run operator --';

function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}

/** The help of the program. */
export function generalHelp(commands: readonly Command[]): string {
  return [
    `Usage: ${PROGRAM} COMMAND …`,
    '',
    columns(commands.map(({ name, summary }) => [name, summary])),
    '',
    `"${PROGRAM} COMMAND --help" says more about one of them. Days and times are those of Palawan.`,
    'Programs that read the output use "npm run --silent operator -- …".',
  ].join('\n');
}

/** The help of one command. */
export function commandHelp({ name, summary, usage, details, options }: Command): string {
  const rows = Object.entries(options).map(
    ([option, { value, help }]) => [`--${option}${value === undefined ? '' : ` ${value}`}`, help] as const,
  );
  return [
    `Usage: ${PROGRAM} ${name} ${usage}`.trimEnd(),
    '',
    `${summary[0]?.toUpperCase()}${summary.slice(1)}.${details === undefined ? '' : ` ${details}`}`,
    '',
    columns([...rows, ['--help', 'prints this']]),
  ].join('\n');
}
