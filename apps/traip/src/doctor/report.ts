import type { Finding } from './finding.ts';

const marks = { ok: 'ok', warning: 'warning', error: 'ERROR' } as const;

/** One line for each finding, with its fix below. */
export function reportOf(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ check, state, found, mend }) => [
    `${marks[state].padEnd(9)}${check.padEnd(15)}${found}`,
    ...(mend ? [`${' '.repeat(24)}→ ${mend}`] : []),
  ]);
  return [...lines, '', summaryOf(findings)].join('\n');
}

function summaryOf(findings: readonly Finding[]): string {
  const [errors, warnings] = [countOf(findings, 'error'), countOf(findings, 'warning')];
  if (errors + warnings === 0) return 'No problems found.';
  return `${errors} ${errors === 1 ? 'error' : 'errors'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}.`;
}

function countOf(findings: readonly Finding[], state: Finding['state']): number {
  return findings.filter((finding) => finding.state === state).length;
}

/** 0 when nothing is wrong, 1 with warnings only, 2 with errors. */
export function exitCodeOf(findings: readonly Finding[]): number {
  if (countOf(findings, 'error') > 0) return 2;
  return countOf(findings, 'warning') > 0 ? 1 : 0;
}
