import ts from 'typescript';
import type { SourceFile } from './source-file.ts';

/** What makes markup or code of a text in a page: the sinks that Trusted Types guard. */
const SINKS = new Set([
  ...['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'dangerouslySetInnerHTML', 'srcdoc', 'srcDoc', 'DOMParser'],
  ...['createContextualFragment', 'setHTMLUnsafe', 'parseHTMLUnsafe', 'eval', 'Function', 'Worker', 'SharedWorker'],
]);

/**
 * Where a sink is used with a text that no data can reach (docs/decisions/0047-trusted-types.md).
 */
const CONSTANT_TEXTS = new Set([
  'src/islands/analytics/privacy-choices.ts',
  'src/islands/start/prerender-links.ts',
  'src/islands/analytics/analytics.ts',
  'src/islands/currency/before-paint.ts',
]);

/** Frames in whose documents nothing runs, as their sandbox allows no script. */
const SANDBOXES = new Set(['editor/app/PreviewFrame.tsx']);

/** Where a page makes markup or code of a text. */
export function sinkViolations(file: SourceFile): string[] {
  if (CONSTANT_TEXTS.has(file.path) || SANDBOXES.has(file.path)) return [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (isSink(node)) found.push(`${file.path} makes code of a text with "${node.getText()}": build elements instead`);
    ts.forEachChild(node, visit);
  };
  visit(file.module);
  return found;
}

function isSink(node: ts.Node): boolean {
  if (ts.isIdentifier(node)) return SINKS.has(node.text);
  return ts.isCallExpression(node) && /\bcreateElement\(\s*['"]script['"]/.test(node.getText());
}
