import {
  abilitiesOf,
  type Read,
  type Refusal,
  type Round,
  type RoundQuery,
  refuse,
  type roundCalls,
} from '@traip/contract';
import { roundsOfRotation } from '@traip/engine/formats';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { fileUrl } from '../../../platform/files/files.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import { swissRounds } from '../../broker/swiss/next-round.ts';
import { isOutdated } from '../../partners/is-outdated.ts';
import { openingRound } from './opening-round.ts';
import { findFormat, findRules, listResting, listRounds, type RoundRow } from './queries.ts';
import { roundMatches } from './round-matches.ts';

type RoundReply = Read<typeof Round>;

export const getRound: Handler<typeof roundCalls.get> = async ({ db, scope, now }, { params, query }) => {
  const at = now();
  const rules = await findRules(db, scope, params.competitionId);
  if (!rules) return refuse('NOT_FOUND');
  const { onlyAssignedReferees, sportVariantKey } = rules;
  const rulesOverride = rules.rulesOverride as RoundReply['rulesOverride'];
  const all = await listRounds(db, scope, { ...params, today: dayInMadrid(at) });
  const chosen = chosenRound(all, query);
  if (chosen !== null && 'refused' in chosen) return chosen;
  const { reportMode } = rules;
  const common = {
    reportMode,
    sportVariantKey,
    rulesOverride,
    phases: phasesOf(all),
    mayPair: mayPair(scope),
  };
  if (chosen === null) return { ...common, ...noRound };
  const { phaseId, round } = chosen;
  const own = all.filter((other) => other.phaseId === phaseId);
  const matches = await roundMatches(db, scope, { ...params, phaseId, round, at, onlyAssignedReferees });
  return {
    ...common,
    ...(await formatOf(db, scope, { competitionId: params.competitionId, phaseId, round })),
    phaseId,
    round,
    rounds: own.map(roundInBrief),
    matches,
    resting: (await listResting(db, phaseId, round)).map(({ avatarKey, ...team }) => ({
      ...team,
      avatarUrl: fileUrl(avatarKey),
    })),
  };
};

const noRound = {
  phaseId: null,
  round: null,
  algorithm: null,
  rounds: [],
  swissRounds: null,
  isOutdated: false,
  matches: [],
  resting: [],
} satisfies Partial<RoundReply>;

/** The requested round, or the default one; null if there are no matches. */
function chosenRound(
  all: readonly RoundRow[],
  { phaseId, round }: Read<typeof RoundQuery>,
): RoundRow | null | Refusal<'PHASE_UNKNOWN'> {
  const candidates = all.filter((row) => phaseId === undefined || row.phaseId === phaseId);
  if (phaseId !== undefined && candidates.length === 0) return refuse('PHASE_UNKNOWN', { field: 'phaseId' });
  return candidates.find((row) => row.round === round) ?? openingRound(candidates) ?? null;
}

function phasesOf(all: readonly RoundRow[]): RoundReply['phases'] {
  return [...new Map(all.map(({ phaseId: id, phaseName: name }) => [id, { id, name }])).values()];
}

function roundInBrief({ phaseId: _phase, phaseName: _name, live: _live, ...round }: RoundRow) {
  return round;
}

interface RoundOfPhase {
  readonly competitionId: string;
  readonly phaseId: string;
  readonly round: number;
}

async function formatOf(
  db: Database,
  scope: OrganisationScope,
  round: RoundOfPhase,
): Promise<Pick<RoundReply, 'algorithm' | 'swissRounds' | 'isOutdated'>> {
  const format = await findFormat(db, round.phaseId);
  if (!format) return { algorithm: null, swissRounds: null, isOutdated: false };
  const { algorithm, params, seed } = format;
  const players = format.teams ?? 0;
  if (algorithm !== 'MEXICANO')
    return {
      algorithm,
      swissRounds: algorithm === 'SWISS' ? swissRounds(params, players) : null,
      isOutdated: false,
    };
  return {
    algorithm,
    swissRounds: roundsOfRotation(algorithm, params, players),
    isOutdated: await isOutdated(db, scope, { ...round, params, seed }),
  };
}

function mayPair({ role }: OrganisationScope): boolean {
  return abilitiesOf(role).includes('competitions.manage');
}
