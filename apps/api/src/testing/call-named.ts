import { type Call, contract } from '@traip/contract';

/** Every call of the contract with its name, such as `team.create`. */
export const allCalls: readonly (readonly [name: string, call: Call])[] = Object.entries<
  Record<string, Call>
>(contract).flatMap(([resource, calls]) =>
  Object.entries(calls).map(([name, call]) => [`${resource}.${name}`, call] as const),
);

const byName = new Map(allCalls);

export function callNamed(name: string): Call {
  const call = byName.get(name);
  if (!call) throw new Error(`There is no call ${name}.`);
  return call;
}
