import type { SportRules } from '@traip/engine';
import { canonicalMargin, holesIn, readMargin } from '@traip/engine/match';
import type { Winner } from './bout-values.ts';

interface HolesValues {
  /** As typed: "3&2", "1 up", "AS"; or another way to win in the sport. */
  readonly method: string;
  readonly winner: Winner | null;
}

/** The typed result of golf by holes; a halved match has no winner. */
export function readHoles(
  method: string,
  rules: SportRules,
  { isKnockout }: { readonly isKnockout: boolean },
): 'EMPTY' | 'LEVEL' | 'WON' | 'IMPOSSIBLE' {
  if (method.trim() === '') return 'EMPTY';
  if (rules.methods.includes(method)) return 'WON';
  const of = holesIn(rules) ?? 0;
  if (canonicalMargin(method, of) === null) return 'IMPOSSIBLE';
  const { up = 0, played = 0 } = readMargin(method, of) ?? {};
  if (played > of && !isKnockout) return 'IMPOSSIBLE';
  return up === 0 ? 'LEVEL' : 'WON';
}

/** The request, in a standard form. */
export function toHolesInput({ method, winner }: HolesValues, rules: SportRules) {
  if (method.trim() === '') return {};
  const text = rules.methods.includes(method)
    ? method
    : (canonicalMargin(method, holesIn(rules) ?? 0) ?? method);
  return text === 'AS' || winner === null ? { method: text } : { method: text, winner };
}
