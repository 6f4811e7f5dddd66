import { type Read, refuse, type SeasonStory, type standingCalls } from '@traip/contract';
import { courseOf, longestRun, type Table } from '@traip/engine/standings';
import { findPublicCompetition } from '../../platform/authorization/visible/queries.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { type PhaseFacts, readFacts, tablesOf } from '../progression/index.ts';
import { listAwards } from './reply/queries.ts';
import { loadTeamNames, type TeamNames } from './reply/team-names.ts';

type Story = Read<typeof SeasonStory>;

/** Public call: an unpublished competition is not found. There is no story before the competition is over. */
export const story: Handler<typeof standingCalls.story> = async ({ db, now }, { params: { id } }) => {
  if (!(await findPublicCompetition(db, id))) return refuse('NOT_FOUND');
  const awards = await listAwards(db, id);
  const champion = awards.find(({ kind }) => kind === 'CHAMPION')?.teamId;
  if (champion === undefined) return { champion: null, rounds: [], longestRun: null, cards: [] };
  const phases = await readFacts(db, id, now);
  const last = phases.findLast(({ state }) => state !== 'CANCELED');
  const table = last && onlyTable(last);
  const names = await loadTeamNames(db, [champion, ...(table?.setting.teams ?? [])]);
  if (last === undefined || table === undefined)
    return { champion: names(champion), rounds: [], longestRun: null, cards: [] };
  return {
    champion: names(champion),
    rounds: last.algorithm === 'LADDER' ? [] : roundsOf(last, table, champion),
    longestRun: runReply(table, names),
    cards: cardsIn(last, table),
  };
};

/** The table that decided; undefined for a knockout. */
function onlyTable(phase: PhaseFacts): Table | undefined {
  const [only, ...others] = tablesOf(phase);
  return others.length > 0 ? undefined : only?.table;
}

function roundsOf(phase: PhaseFacts, final: Table, champion: string): Story['rounds'] {
  const numbers = [...new Set(phase.matches.map(({ round }) => round))].toSorted((a, b) => a - b);
  const course = new Map(courseOf(final, champion).map(({ match, result }) => [match, result]));
  return numbers.flatMap((round) => {
    const isLast = round === numbers.at(-1);
    const row = (isLast ? final : onlyTable(until(phase, round)))?.rows.find(({ team }) => team === champion);
    const own = phase.matches.find((match) => match.round === round && course.has(match.id));
    if (row === undefined) return [];
    const { rank, points } = row;
    return [{ round, rank, points, result: course.get(own?.id ?? '') ?? null, matchId: own?.id ?? null }];
  });
}

/** The phase after a round, whenever its matches were played; later deductions don't count yet. */
function until(phase: PhaseFacts, round: number): PhaseFacts {
  const matches = phase.matches.filter((match) => match.round <= round);
  const kickOffs = matches.flatMap(({ kickOff }) => kickOff ?? []);
  const latest = kickOffs.reduce<Date | null>((most, at) => (most === null || at > most ? at : most), null);
  return {
    ...phase,
    matches,
    byes: phase.byes.filter((bye) => bye.round <= round),
    adjustments: phase.adjustments.filter(({ effectiveFrom }) => latest === null || effectiveFrom <= latest),
  };
}

function runReply(table: Table, names: TeamNames): Story['longestRun'] {
  const { wins, teams } = longestRun(table);
  return wins === 0 ? null : { wins, teams: teams.map(names) };
}

const yellow = ['YELLOW'];
const red = ['SECOND_YELLOW', 'RED'];

function cardsIn({ details }: PhaseFacts, { setting }: Table): Story['cards'] {
  const shown = [...details.values()].flat().filter(({ type }) => type === 'CARD');
  const count = (teamId: string, kinds: readonly string[]) =>
    shown.filter((card) => card.teamId === teamId && kinds.includes(card.kind ?? '')).length;
  return setting.teams.map((teamId) => ({ teamId, yellow: count(teamId, yellow), red: count(teamId, red) }));
}
