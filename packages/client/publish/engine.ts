import { compile } from './compile.ts';

export function buildEngine(): string {
  return compile(
    'engine',
    'Tables, brackets, calendars and matches of sports competitions, as pure functions',
  );
}
