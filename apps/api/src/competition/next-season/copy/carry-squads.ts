import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import type { FormTransaction } from '../../competition-form/form/form.ts';
import { findRuleFacts } from '../../registration/rules/queries.ts';
import { carrySquad } from './carry-squad.ts';
import { listRegistered } from './queries.ts';

interface NewSquads {
  readonly competitionId: string;
  readonly teamIds: readonly string[];
  readonly fromId: string;
  readonly fromSeasonId: string;
}

/** Fills the licence squads of a new competition: from the one it continues, or else any of its season. */
export async function carrySquads(
  { trx, scope: { organisationId }, at: now }: FormTransaction,
  { competitionId, teamIds, fromId, fromSeasonId }: NewSquads,
): Promise<void> {
  const facts = await findRuleFacts(trx, { organisationId }, competitionId);
  const rules = facts?.registrationRules;
  if (!rules) return;
  const today = dayInMadrid(now);
  const { seasonStartsOn } = facts;
  const on = seasonStartsOn !== null && seasonStartsOn > today ? seasonStartsOn : today;
  const byTeam = Map.groupBy(await listRegistered(trx, fromSeasonId, teamIds), ({ teamId }) => teamId);
  for (const [teamId, registered] of byTeam) {
    const continued = registered.filter((one) => one.competitionId === fromId);
    const [first] = registered;
    const others = registered.filter((one) => one.competitionId === first?.competitionId);
    const people = continued.length > 0 ? continued : others;
    await carrySquad(trx, { organisationId, competitionId, teamId }, people, { rules, now, on });
  }
}
