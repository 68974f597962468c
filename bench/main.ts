import { runBuildPart } from './build/part.ts';
import { runIslandsPart } from './islands/part.ts';
import { runOfflinePart } from './offline/part.ts';
import { type Options, type Part, parseOptions } from './options.ts';
import { runPagesPart } from './pages/part.ts';
import { runPricesPart } from './prices/part.ts';
import { writeDocument } from './report/document.ts';
import { machineText, thisMachine } from './report/machine.ts';
import { saveResults } from './report/result-file.ts';
import { type Table, tableText } from './report/table.ts';
import { runRequestsPart } from './requests/part.ts';
import { runSearchPart } from './search/part.ts';
import { runSeatsPart } from './seats/part.ts';
import { runMemoryPart } from './service/memory-part.ts';
import { runServicePart } from './service/part.ts';
import { runProcessesPart } from './service/processes-part.ts';
import { clearBuiltSite } from './site/built-site.ts';

type RunPart = (options: Options) => Promise<{ results: unknown; tables: readonly Table[] }>;

const RUN: Readonly<Record<Part, RunPart>> = {
  build: runBuildPart,
  islands: runIslandsPart,
  memory: runMemoryPart,
  offline: runOfflinePart,
  pages: runPagesPart,
  prices: runPricesPart,
  processes: runProcessesPart,
  requests: runRequestsPart,
  search: runSearchPart,
  seats: runSeatsPart,
  service: runServicePart,
};

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const options = parseOptions(process.argv.slice(2));
  for (const part of options.parts) {
    console.log(`${part}${options.quick ? ' (quick: see that it works, do not quote the figures)' : ''}`);
    const machine = thisMachine();
    const { results, tables } = await RUN[part](options);
    for (const table of tables) console.log(tableText(table));
    const files = [saveResults(part, options.quick, machine, results)];
    if (!options.quick) files.push(writeDocument(part, tables, machineText(machine)));
    console.log(`\nWritten to ${files.join(' and ')}.\n`);
  }
  if (!options.keep) clearBuiltSite();
}
