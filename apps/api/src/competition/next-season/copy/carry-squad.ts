import type { Trx } from '../../../platform/db/schema.ts';
import { insertLicences, type LicenceRecord } from '../../registration/licences/queries.ts';
import type { RuleFacts } from '../../registration/rules/queries.ts';
import { placeOf, readSquad } from '../../registration/squad/open-squad.ts';
import { draftOf } from '../../registration/squad/plan-entry.ts';
import type { TeamInCompetition } from '../../registration/squad/queries.ts';
import { notYet } from '../../registration/squad/rules-refusal.ts';
import { problemsOf, type SquadPlace, standingOf } from '../../registration/squad/standing.ts';
import type { Registered } from './queries.ts';

interface CarryOptions {
  readonly rules: NonNullable<RuleFacts['registrationRules']>;
  readonly now: Date;
  /** The day for checking ages and other rules. */
  readonly on: string;
}

/** Drafts licences for last season's players who are still in the team and can play; returns how many. */
export async function carrySquad(
  trx: Trx,
  ref: TeamInCompetition,
  registered: readonly Registered[],
  { rules, now, on }: CarryOptions,
): Promise<number> {
  const squad = await readSquad(trx, ref, { rules, now });
  const rows = new Map(squad.rows.map((row) => [row.id, row]));
  const places: SquadPlace[] = [];
  const drafts: LicenceRecord[] = [];
  for (const { personId, shirt, isStaff } of registered) {
    const row = rows.get(personId);
    if (!row) continue;
    const draft = draftOf({ ...ref, now }, { personId, shirt, isStaff });
    const place = placeOf(row, draft);
    const next = [...places, place];
    const { reasons } = standingOf(place, next, { ...squad, rules, on });
    const problems = problemsOf(next, { rules, on }).filter(({ code }) => !notYet.includes(code));
    if (reasons.length + problems.length > 0) continue;
    places.push(place);
    drafts.push(draft);
  }
  await insertLicences(trx, drafts);
  return drafts.length;
}
