import { randomInt } from 'node:crypto';
import { codeFromName, isReservedCode, withSuffix } from '@traip/contract';

/** Codes to try for a name: the name itself, then numbered from 2 to 9, then with a random number. */
export function* candidateCodes(name: string): Generator<string> {
  const code = codeFromName(name);
  if (!isReservedCode(code)) yield code;
  for (let number = 2; number < 10; number++) yield withSuffix(code, String(number));
  for (;;) yield withSuffix(code, String(randomInt(1_000_000, 10_000_000)));
}
