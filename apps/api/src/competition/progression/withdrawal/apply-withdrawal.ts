import { isRefusal, type Refusal, type WithdrawalMode } from '@traip/contract';
import { notifyWithdrawal } from '../../../notification/notify/withdrawal/queries.ts';
import { emitEndings } from '../../../notification/webhook/emit/match-events.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { readFacts } from '../facts/facts.ts';
import { lockPhase } from '../facts/queries.ts';
import { applyPropagation } from '../propagation/apply-propagation.ts';
import { propagateResults } from '../propagation/propagate.ts';
import { computeStandings } from '../snapshot/compute-standings.ts';
import { applyWalkovers } from './apply-walkovers.ts';
import { markWithdrawn, writeEndings } from './queries.ts';
import { endingDetails, withdrawTeam } from './withdraw-team.ts';

interface WithdrawalInput {
  readonly organisationId: string;
  readonly competitionId: string;
  readonly teamId: string;
  readonly participationId: string;
  readonly reason: string | null;
  readonly mode: WithdrawalMode;
  readonly byUser: string;
  readonly at: Date;
}

/** How many matches a withdrawal ended, and how. */
interface WithdrawalCounts {
  readonly awarded: number;
  readonly cancelled: number;
}

/** Withdraws a team: ends its matches and propagates the consequences. The caller has locked the competition. */
export async function applyWithdrawal(
  trx: Trx,
  { competitionId, ...input }: WithdrawalInput,
): Promise<WithdrawalCounts | Refusal<'DEPENDENT_STARTED'>> {
  const isIn = ({ teams }: { readonly teams: readonly { readonly teamId: string }[] }) =>
    teams.some(({ teamId }) => teamId === input.teamId);
  const read = () => readFacts(trx, competitionId, () => input.at);
  for (const { id } of (await read()).filter(isIn)) await lockPhase(trx, id);
  const phases = await read();
  const effects = phases.filter(isIn).map((phase) => withdrawTeam(phase, input));
  const after = phases.map((phase) => effects.find((one) => one.phase.id === phase.id)?.phase ?? phase);
  const touched = effects.filter(({ phase }) => phase.state !== 'FINISHED' && phase.state !== 'CANCELED');
  const propagations = touched.flatMap(({ phase }) => propagateResults(after, phase.id));
  const propagated = await applyPropagation(trx, propagations, input);
  if (isRefusal(propagated)) return propagated;
  const endings = effects.flatMap((one) => one.endings);
  await markWithdrawn(trx, input);
  await writeEndings(trx, endings, input);
  const matchIds = endings.map(({ match }) => match.id);
  await notifyWithdrawal(trx, { competitionId, matchIds, by: input.byUser, at: input.at });
  await emitEndings(trx, input, endings.map(endingDetails));
  for (const { phase } of touched) await computeStandings(trx, phase, input);
  for (const { phase } of touched) await applyWalkovers(trx, phase.id, input);
  const awarded = endings.filter(({ forfeit }) => forfeit !== null).length;
  return { awarded, cancelled: endings.length - awarded };
}
