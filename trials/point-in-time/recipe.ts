import { readFileSync } from 'node:fs';

const guide = new URL('../../docs/operations.md', import.meta.url);

type Step = 'Set up' | 'Base backup' | 'Restore' | 'Archive again';

/** The commands of a step in the guide. Skips blocks that only set variables: a trial has its own. */
export function commandsOf(step: Step): string {
  const [, rest = ''] = readFileSync(guide, 'utf8').split(`\n### ${step}\n`);
  const [section = ''] = rest.split(/\n##+ /, 1);
  const blocks = Array.from(section.matchAll(/^```sh\n(.*?)^```$/gms), ([, block = '']) => block);
  const commands = blocks.filter((block) => !isOnlyVariables(block));
  if (commands.length !== 1) throw new Error(`The guide has ${commands.length} blocks under "${step}".`);
  return commands.join('');
}

function isOnlyVariables(block: string): boolean {
  return block
    .trim()
    .split('\n')
    .every((line) => line.startsWith('export '));
}
