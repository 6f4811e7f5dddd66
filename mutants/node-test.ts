// Replaces `node:test` during mutation testing. The real one runs a test once; this one collects them.
import { type Action, addHook, addSuite, addTest } from './collect.ts';

export { mock } from 'node:test';

type Definition = readonly [name: string, ...rest: readonly unknown[]];

function actionOf(definition: Definition): Action {
  const action = definition.at(-1);
  if (typeof action !== 'function') throw new Error(`${definition[0]} has no function to run.`);
  return action as Action;
}

function isSkipped([, options]: Definition): boolean {
  return typeof options === 'object' && options !== null && 'skip' in options && Boolean(options.skip);
}

export function describe(...definition: Definition): void {
  addSuite(definition[0], actionOf(definition));
}

export function it(...definition: Definition): void {
  if (!isSkipped(definition)) addTest(definition[0], actionOf(definition));
}

export const test = it;
export const before = (action: Action) => addHook('before', action);
export const after = (action: Action) => addHook('after', action);
export const beforeEach = (action: Action) => addHook('beforeEach', action);
export const afterEach = (action: Action) => addHook('afterEach', action);
