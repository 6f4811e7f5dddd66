export type { CaseFile } from './case-file.ts';
export { caseInput, matchIndex } from './case-input.ts';
export type { CaseBreach, Expected } from './json-node.ts';
export { readCase } from './read-case.ts';
