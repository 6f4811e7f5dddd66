import { type NextSeasonPreview, type nextSeasonCalls, type Read, refuse } from '@traip/contract';
import { advanceYears, nextName, proposeMoves, type Step, seasonDaysAfterYear } from '@traip/engine/season';
import { teamInBrief } from '../../people/team/in-brief.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { findSeason } from '../traip/season/queries.ts';
import { endedOf, type OldCompetition, readOldSeason, stepsOf } from './old/old-season.ts';
import { listContinuations } from './old/queries.ts';

type Reply = Read<typeof NextSeasonPreview>;

export const previewNextSeason: Handler<typeof nextSeasonCalls.preview> = async (
  { db, scope, now },
  { params },
) => {
  const season = await findSeason(db, scope, params.id);
  if (!season) return refuse('NOT_FOUND');
  const competitions = await readOldSeason(db, scope, season.id, now);
  const { steps, isGuessed } = stepsOf(competitions);
  const moves = proposeMoves(endedOf(competitions), steps);
  return {
    season,
    proposed: proposedSeason(season),
    continuedBy: await listContinuations(db, scope, season.id),
    competitions: competitions.map((one) => competitionReply(one, steps, isGuessed)),
    moves: moves.map(({ team: teamId, from: fromId, to: toId, position, why }) => ({
      teamId,
      fromId,
      toId,
      position,
      why,
    })),
  };
};

function proposedSeason({ name, ...days }: Reply['season']): Reply['proposed'] {
  const { startsOn, endsOn } = seasonDaysAfterYear(days);
  const givenYear = startsOn === null ? {} : { givenYear: Number(startsOn.slice(0, 4)) };
  return { name: nextName(name, givenYear), startsOn: writable(startsOn), endsOn: writable(endsOn) };
}

/** Dates after the year 9999 can't be written. */
const writable = (day: string | null) => (day?.length === '2026-09-01'.length ? day : null);

function competitionReply(
  { row, phases, teams, positions, isFinal }: OldCompetition,
  steps: readonly Step[],
  isGuessed: boolean,
): Reply['competitions'][number] {
  const { id, name, state, categoryId, category, gender, maxTeams, questions, people } = row;
  const step = steps.find(({ below }) => below === id);
  return {
    id,
    name,
    nextName: advanceYears(name, 1),
    state,
    category: { id: categoryId, name: category, gender },
    isFinal,
    maxTeams,
    phases: phases.map((phase) => ({
      name: phase.name,
      algorithm: phase.algorithm,
      params: (phase.params ?? {}) as Reply['competitions'][number]['phases'][number]['params'],
    })),
    above: step ? { competitionId: step.above, up: step.up, down: step.down } : null,
    isAboveGuessed: step !== undefined && isGuessed,
    copies: {
      registration: row.registrationRules !== null,
      people,
      questions,
      calendar: phases.some(({ calendarWishes }) => calendarWishes !== null),
    },
    teams: teams.map((team) => {
      const { position = null, group = null } = positions.get(team.id) ?? {};
      return { team: teamInBrief(team), position, group, isWithdrawn: team.status === 'WITHDRAWN' };
    }),
  };
}
