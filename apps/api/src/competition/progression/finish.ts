import type { Refusal } from '@traip/contract';
import { isRefusal } from '@traip/contract';
import type { FormatBreach } from '@traip/engine/formats';
import type { Trx } from '../../platform/db/schema.ts';
import { type PhaseFacts, readFacts } from './facts/facts.ts';
import { follow, followLink, withdrawQualifiers } from './follow/follow.ts';
import { linksOf } from './follow/links.ts';
import { qualifiedOver } from './follow/qualified.ts';
import { type Written, writeFollowed } from './follow/write-followed.ts';
import { reckonTables } from './snapshot/reckon.ts';

/** A phase that is about to be over, or about to be played on. */
export interface Turning {
  readonly competitionId: string;
  readonly phaseId: string;
  readonly at: Date;
}

/** Why nobody can tell who goes on from a phase once it is over; null: everybody can. */
export async function qualificationBreach(trx: Trx, turning: Turning): Promise<FormatBreach | null> {
  const phases = finished(await readFacts(trx, turning.competitionId, () => turning.at), turning);
  const links = linksOf(phases).filter(({ from }) => from.id === turning.phaseId);
  const found = links.map(qualifiedOver).find((one) => 'breach' in one);
  return found !== undefined && 'breach' in found ? found : null;
}

/** The end of a phase: lots are drawn, its tables stand, and whoever goes on has a place in the next. */
export async function finishPhase(
  trx: Trx,
  turning: Turning,
): Promise<Written | Refusal<'DEPENDENT_STARTED'>> {
  const phases = finished(await readFacts(trx, turning.competitionId, () => turning.at), turning);
  const written = await writeFollowed(trx, follow(phases, turning.phaseId), turning);
  if (isRefusal(written)) return written;
  await reckonOwn(trx, phases, turning);
  return written;
}

/** Fixtures that are made when the phase before is over already: who has qualified comes into their places at once. */
export async function takeQualifiers(trx: Trx, { competitionId, phaseId, at }: Turning): Promise<void> {
  const links = linksOf(await readFacts(trx, competitionId, () => at));
  const due = links.filter(({ from, to }) => to.id === phaseId && from.state === 'FINISHED');
  const written = await writeFollowed(trx, due.map(followLink), { at });
  if (isRefusal(written))
    throw new Error(`Places of phase ${phaseId} were taken from matches that have begun.`);
}

/** Play goes on: the lots are a secret again, and nobody has qualified. */
export async function resumePhase(
  trx: Trx,
  turning: Turning,
): Promise<Written | Refusal<'DEPENDENT_STARTED'>> {
  const read = await readFacts(trx, turning.competitionId, () => turning.at);
  const links = linksOf(read).filter(({ from }) => from.id === turning.phaseId);
  const written = await writeFollowed(trx, links.map(withdrawQualifiers), turning);
  if (isRefusal(written)) return written;
  const phases = read.map((phase) => (phase.id === turning.phaseId ? resumed(phase) : phase));
  await reckonOwn(trx, phases, turning);
  return written;
}

function finished(phases: readonly PhaseFacts[], { phaseId, at }: Turning): readonly PhaseFacts[] {
  return phases.map((phase) =>
    phase.id === phaseId ? { ...phase, state: 'FINISHED', finishedAt: at } : phase,
  );
}

const resumed = (phase: PhaseFacts): PhaseFacts => ({ ...phase, state: 'IN_PROGRESS', finishedAt: null });

async function reckonOwn(trx: Trx, phases: readonly PhaseFacts[], { phaseId, at }: Turning): Promise<void> {
  const own = phases.find(({ id }) => id === phaseId);
  if (own) await reckonTables(trx, own, { at });
}
