import { isRefusal, type Refusal, type WithdrawalMode } from '@traip/contract';
import { tellOfWithdrawal } from '../../../notification/news/withdrawal/queries.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { readFacts } from '../facts/facts.ts';
import { lockPhase } from '../facts/queries.ts';
import { follow } from '../follow/follow.ts';
import { writeFollowed } from '../follow/write-followed.ts';
import { reckonTables } from '../snapshot/reckon.ts';
import { leave } from './leave.ts';
import { markWithdrawn, writeEndings } from './queries.ts';
import { writeWalkovers } from './write-walkovers.ts';

export interface Withdrawing {
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
export interface Withdrawn {
  readonly awarded: number;
  readonly cancelled: number;
}

/** A team leaves: its matches end, and what follows is settled. The competition is locked. */
export async function writeWithdrawal(
  trx: Trx,
  { competitionId, ...leaving }: Withdrawing,
): Promise<Withdrawn | Refusal<'DEPENDENT_STARTED'>> {
  const isIn = ({ teams }: { readonly teams: readonly { readonly teamId: string }[] }) =>
    teams.some(({ teamId }) => teamId === leaving.teamId);
  const read = () => readFacts(trx, competitionId, () => leaving.at);
  for (const { id } of (await read()).filter(isIn)) await lockPhase(trx, id);
  const phases = await read();
  const left = phases.filter(isIn).map((phase) => leave(phase, leaving));
  const after = phases.map((phase) => left.find((one) => one.phase.id === phase.id)?.phase ?? phase);
  const touched = left.filter(({ phase }) => phase.state !== 'FINISHED' && phase.state !== 'CANCELED');
  const followed = touched.flatMap(({ phase }) => follow(after, phase.id));
  const written = await writeFollowed(trx, followed, leaving);
  if (isRefusal(written)) return written;
  const endings = left.flatMap((one) => one.endings);
  await markWithdrawn(trx, leaving);
  await writeEndings(trx, endings, leaving);
  const matchIds = endings.map(({ match }) => match.id);
  await tellOfWithdrawal(trx, { matchIds, by: leaving.byUser, at: leaving.at });
  for (const { phase } of touched) await reckonTables(trx, phase, leaving);
  for (const { phase } of touched) await writeWalkovers(trx, phase.id, leaving);
  const awarded = endings.filter(({ forfeit }) => forfeit !== null).length;
  return { awarded, cancelled: endings.length - awarded };
}
