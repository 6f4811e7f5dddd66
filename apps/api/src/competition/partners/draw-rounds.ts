import { createRandom } from '@traip/engine/chance';
import {
  americanoRounds,
  defaultParams,
  type Entrant,
  type FormatBreach,
  generate,
  type ParamsOf,
  pairId,
  partnerRound,
  playersOf,
  type RotationKey,
  type Round,
} from '@traip/engine/formats';
import { mexicanoRound } from '@traip/engine/ranking';
import type { Database } from '../../platform/db/schema.ts';
import { isPlayed, type StoredMatch } from '../fixtures/queries.ts';
import { anyTime, readPhase, tablesOf } from '../progression/index.ts';
import { listPairings, type PairingRow } from './queries.ts';

interface PartnerDraw {
  readonly competitionId: string;
  readonly phaseId: string;
  readonly algorithm: RotationKey;
  readonly params: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly entrants: readonly Entrant[];
  readonly stored: readonly StoredMatch[];
}

/** A stored match with its four players. */
interface Known {
  readonly id: string;
  readonly round: number;
  readonly home: string;
  readonly away: string;
  readonly isPlayed: boolean;
}

const fewest = 4;

/** The remaining rounds around those already played; of a mexicano, the named round. */
export async function drawRounds(
  db: Database,
  draw: PartnerDraw,
  round: number,
): Promise<readonly Round[] | FormatBreach> {
  const { entrants, stored, phaseId, algorithm, seed } = draw;
  if (stored.every((match) => !isPlayed(match)) && (algorithm === 'AMERICANO' || round === 1)) {
    const phase = generate({ phaseId, algorithm, params: draw.params }, entrants, seed);
    return 'breach' in phase ? phase : phase.rounds;
  }
  if (entrants.length < fewest) return { breach: 'NOT_ENOUGH_TEAMS', min: fewest, given: entrants.length };
  const matches = stored.map(namedBy(await listPairings(db, draw.competitionId)));
  return algorithm === 'AMERICANO'
    ? americanoAround(draw, matches)
    : [await nextOf(db, draw, matches, round)];
}

function namedBy(pairings: readonly PairingRow[]) {
  const pairs = new Map(pairings.map(({ teamId, oneId, otherId }) => [teamId, pairId([oneId, otherId])]));
  const nameOf = ({ participant = '' }: StoredMatch['home']) => pairs.get(participant) ?? participant;
  return (match: StoredMatch): Known => ({
    id: match.key,
    round: match.round,
    home: nameOf(match.home),
    away: nameOf(match.away),
    isPlayed: isPlayed(match),
  });
}

/** Rounds that are over need no draw. */
function americanoAround({ entrants, params, seed, phaseId }: PartnerDraw, matches: readonly Known[]) {
  const played = matches.filter((match) => match.isPlayed);
  const open = new Set(matches.filter((match) => !match.isPlayed).map(({ round }) => round));
  const over = new Set(played.map(({ round }) => round).filter((round) => !open.has(round)));
  const random = createRandom(`${seed}|${phaseId}|AMERICANO|${played.length}|${entrants.length}`);
  const fullParams = { ...defaultParams.AMERICANO, ...(params as Partial<ParamsOf['AMERICANO']>) };
  return americanoRounds(entrants, fullParams, random, { matches: played, over }).filter(
    ({ number }) => !over.has(number),
  );
}

const playersIn = ({ home, away }: Known) => [...playersOf(home), ...playersOf(away)];

/** Follows the table. Started matches of the round keep their players. */
async function nextOf(
  db: Database,
  draw: PartnerDraw,
  matches: readonly Known[],
  round: number,
): Promise<Round> {
  const kept = matches.filter((match) => match.round === round && match.isPlayed);
  const busy = new Set(kept.flatMap(playersIn));
  const order = (await bestFirst(db, draw, round)).filter((id) => !busy.has(id));
  const { pairing, courts } = {
    ...defaultParams.MEXICANO,
    ...(draw.params as Partial<ParamsOf['MEXICANO']>),
  };
  const most = (courts ?? Math.floor(draw.entrants.length / fewest)) - kept.length;
  const last = matches.filter((match) => match.round === round - 1).flatMap(({ home, away }) => [home, away]);
  const partners = last.map((pair) => {
    const [one = '', other = ''] = playersOf(pair);
    return [one, other] as const;
  });
  const rests = restsBefore(round, order, matches);
  const drawn = mexicanoRound(order, partners, rests, { pairing, courts: Math.max(0, most) });
  return partnerRound(drawn, round, new Set(kept.map(({ id }) => id)));
}

/** The remaining players in table order; ties are broken by lot. */
async function bestFirst(db: Database, { entrants, seed, ...ref }: PartnerDraw, round: number) {
  const [only] = tablesOf(await readPhase(db, ref, anyTime));
  const ranks = new Map(only?.table.rows.map(({ team, rank }) => [team, rank]));
  const drawn = createRandom(`${seed}|${ref.phaseId}|MEXICANO|${round}`).shuffle(
    entrants.map(({ team }) => team),
  );
  return drawn.toSorted((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
}

function restsBefore(round: number, players: readonly string[], matches: readonly Known[]) {
  const rests = new Map(players.map((id) => [id, 0]));
  for (let before = 1; before < round; before += 1) {
    const playing = new Set(matches.filter((match) => match.round === before).flatMap(playersIn));
    for (const id of players) if (!playing.has(id)) rests.set(id, (rests.get(id) ?? 0) + 1);
  }
  return rests;
}
