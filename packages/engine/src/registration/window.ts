import type { IsoInstant, RegistrationRules } from './rules.ts';

/** Whether a club may register people now. */
export type RegistrationWindow =
  | { readonly state: 'NOT_YET'; readonly opensAt: IsoInstant }
  | { readonly state: 'OPEN'; readonly closesAt: IsoInstant | null }
  /** Squads are closed but may still change; null means without a time limit or a maximum number. */
  | { readonly state: 'CHANGES'; readonly until: IsoInstant | null; readonly changesLeft: number | null }
  | { readonly state: 'CLOSED'; readonly why: 'TIME' | 'NO_CHANGES_LEFT' };

type WindowRules = Pick<RegistrationRules, 'opensAt' | 'closesAt' | 'changesUntil' | 'maxChanges'>;

/** The state of registration at a moment, for a team with this many changes to its closed squad. */
export function windowOf(rules: WindowRules, now: IsoInstant, changesUsed: number): RegistrationWindow {
  const { opensAt, closesAt = null, changesUntil = null, maxChanges = null } = rules;
  if (opensAt !== undefined && now < opensAt) return { state: 'NOT_YET', opensAt };
  if (closesAt === null || now < closesAt) return { state: 'OPEN', closesAt };
  if (changesUntil === null && maxChanges === null) return { state: 'CLOSED', why: 'TIME' };
  if (changesUntil !== null && now >= changesUntil) return { state: 'CLOSED', why: 'TIME' };
  const changesLeft = maxChanges === null ? null : Math.max(0, maxChanges - changesUsed);
  if (changesLeft === 0) return { state: 'CLOSED', why: 'NO_CHANGES_LEFT' };
  return { state: 'CHANGES', until: changesUntil, changesLeft };
}
