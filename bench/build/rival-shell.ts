import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of our pages that rivals take over: style and policy, header, footer. */
export interface Shell {
  readonly head: string;
  readonly top: string;
  readonly bottom: string;
}

/** Bytes that a rival's pages lack to ours, by kind. */
export interface Filler {
  readonly listing: number;
  readonly browse: number;
}

function textBetween(html: string, from: RegExp, to: string): string {
  const [, rest] = html.split(from);
  if (rest === undefined) throw new Error(`our page has nothing like ${from}`);
  return rest.slice(0, rest.indexOf(to));
}

/** Takes the shell out of one of our finished pages. */
export function shellOf(page: string): Shell {
  const html = readFileSync(page, 'utf8');
  const head = html.match(/<meta http-equiv="content-security-policy"[^>]*>|<style[\s\S]*?<\/style>/g) ?? [];
  return {
    head: head.join(''),
    top: textBetween(html, /<body[^>]*>/, '<main'),
    bottom: textBetween(html, /<\/main>/, '</body>'),
  };
}

/** Hugo deletes comments, so the filler is a template that nobody uses. */
function fillerText(bytes: number): string {
  return bytes <= 0 ? '' : `<template>${'.'.repeat(Math.max(0, bytes - 21))}</template>`;
}

/** Writes the shell as templates. Every kind of page has its own bottom with its own filler. */
export function writeShell({ head, top, bottom }: Shell, filler: Filler, folder: string, ending: string): void {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(folder, `shell-${name}${ending}`), text);
  write('head', head);
  write('top', top);
  write('bottom', bottom);
  write('filler-listing', fillerText(filler.listing));
  write('filler-browse', fillerText(filler.browse));
}
