export type { CaseFile } from './case-file.ts';
export { caseInput, matchIndex } from './case-input.ts';
export { type CaseBreach, type Expected, type JsonNode, jsonDocument } from './json-node.ts';
export { readCase } from './read-case.ts';
