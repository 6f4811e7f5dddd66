import type { Desk, Read } from '@traip/contract';
import {
  actionsFor,
  clockAt,
  holesIn,
  type MatchAction,
  type MatchResult,
  type ScoreCards,
} from '@traip/engine/match';
import { nameOf, playerInBrief } from '../../../../people/person/player-in-brief.ts';
import { teamInBrief } from '../../../../people/team/in-brief.ts';
import { askAll } from '../../../../platform/db/ask-all.ts';
import type { Database } from '../../../../platform/db/schema.ts';
import { listPeople } from '../../people/queries.ts';
import { protestOf } from '../../protest/logged-protest.ts';
import { rubbersReply } from '../../rubbers/rubbers-reply.ts';
import { roundOfBracket } from '../../tie/bracket/round-of-bracket.ts';
import { deciderOf } from '../../tie/winner-needs.ts';
import { mayPickMvp } from '../actor.ts';
import { listChecks } from '../licences/queries.ts';
import type { LoadedMatch } from '../locked-match.ts';
import { loadAuthors } from '../people/authors.ts';
import { deskTeams, loadLineups } from '../people/desk-teams.ts';
import { listRecords, listRefereeing, listSquads } from '../people/queries.ts';
import type { MatchRecord } from '../queries.ts';
import { deskEvents } from './event-reply.ts';
import { licensingReply, loadLicences } from './licensing-reply.ts';
import { protestsIn } from './protests-in.ts';

type Reply = Read<typeof Desk>;
type PeopleField =
  | 'events'
  | 'takenBack'
  | 'records'
  | 'players'
  | 'referees'
  | 'licensing'
  | 'rubbers'
  | 'mvp'
  | 'mayPickMvp';

/** A match as its scorers see it, with what the actor may do now. */
export async function deskReply(db: Database, loaded: LoadedMatch): Promise<Reply> {
  const isKnown = loaded.actor.linkId === null;
  const [decider, recorded, lineups, referees, licences, rubbers] = await askAll(
    db,
    () => deciderOf(db, loaded.match),
    () => loadRecorded(db, loaded),
    () => loadLineups(db, loaded.match),
    () => refereesOf(db, loaded),
    () => loadLicences(db, loaded.match),
    () => rubbersReply(db, loaded, (one) => playerInBrief(one, isKnown)),
  );
  return {
    ...scoreboardOf(loaded),
    decider,
    ...recordedReply(loaded, recorded),
    players: deskTeams(loaded, { ...lineups, squads: recorded.squads }),
    referees,
    licensing: licensingReply(loaded, licences, recorded),
    rubbers,
    mayPickMvp: mayPickMvp(loaded),
  };
}

/** Who recorded what, and about whom. */
async function loadRecorded(db: Database, loaded: LoadedMatch) {
  const { match, rows, actor } = loaded;
  const [squads, records, checks] = await askAll(
    db,
    () => listSquads(db, match),
    async () => (actor.linkId === null ? listRecords(db, match.id) : []),
    () => listChecks(db, match.id),
  );
  const protested = records.flatMap((record) => protestOf(record)?.people ?? []);
  const named = [...rows.flatMap(({ playerId, relatedPlayerId }) => [playerId, relatedPlayerId])];
  const ids = [...named, match.mvpPlayerId, ...protested.map(({ playerId }) => playerId)].filter(
    (id) => id !== null,
  );
  const [authorOf, protests, people] = await askAll(
    db,
    () => loadAuthors(db, loaded, { records, checks, squads }),
    () => protestsIn(db, match.id, records),
    () => listPeople(db, ids),
  );
  return { squads, records, checks, authorOf, protests, people };
}

type Recorded = Awaited<ReturnType<typeof loadRecorded>>;

function recordedReply(
  loaded: LoadedMatch,
  { records, authorOf, protests, people }: Recorded,
): Pick<Reply, 'events' | 'takenBack' | 'records' | 'mvp'> {
  const { match, actor } = loaded;
  const byId = new Map(people.map((one) => [one.id, one]));
  const name = (id: string | null) => {
    const person = id === null ? undefined : byId.get(id);
    return person ? nameOf(person, actor.linkId === null) : null;
  };
  return {
    ...deskEvents(loaded, { nameOf: name, authorOf }),
    records: records.map(({ id, action, at, byUser, linkId }) => {
      const record = { id: String(id), action, at, by: authorOf(byUser, linkId) ?? platformAuthor };
      const protest = protests.get(id);
      if (!protest) return record;
      const people = protest.people.map((one) => ({ ...one, name: name(one.playerId) ?? '' }));
      return { ...record, protest: { ...protest, people } };
    }),
    mvp: mvpOf(match, name),
  };
}

async function refereesOf(db: Database, { match, actor }: LoadedMatch): Promise<Reply['referees']> {
  const isKnown = actor.linkId === null;
  const people = await listRefereeing(db, match.id);
  return people.map(({ role, ...person }) => {
    const { avatarUrl } = playerInBrief(person, isKnown);
    return { name: nameOf(person, isKnown), avatarUrl, role };
  });
}

const platformAuthor = { kind: 'PLATFORM', name: null, role: null } as const;

function mvpOf({ mvpPlayerId, mvpTeamId }: MatchRecord, name: (id: string) => string | null): Reply['mvp'] {
  if (mvpPlayerId === null || mvpTeamId === null) return null;
  return { playerId: mvpPlayerId, teamId: mvpTeamId, name: name(mvpPlayerId) ?? '' };
}

/** The state of a match without its people. */
export function scoreboardOf(loaded: LoadedMatch): Omit<Reply, PeopleField | 'decider'> {
  const { match } = loaded;
  const { id, version, state, kickOff, startedAt, finishedAt, closedAt, round, advances } = match;
  return {
    id,
    version,
    state,
    kickOff,
    startedAt,
    finishedAt,
    closedAt,
    round,
    bracket: roundOfBracket(match),
    advances,
    competition: { id: match.competitionId, name: match.competitionName },
    phase: { id: match.phaseId, name: match.phaseName },
    isKnockout: match.tieKey !== null || match.kind === 'TIEBREAK',
    sportVariantKey: match.sportVariantKey,
    rulesOverride: match.rulesOverride as Reply['rulesOverride'],
    home: sideOf(match, 'home'),
    away: sideOf(match, 'away'),
    ...scoreAndResult(match),
    ...playOf(loaded),
    actions: actionsOf(loaded),
  };
}

function sideOf(match: MatchRecord, side: 'home' | 'away'): Reply['home'] {
  const id = match[`${side}TeamId`];
  const name = match[`${side}Name`];
  const code = match[`${side}Code`];
  if (id === null || name === null || code === null) return null;
  return teamInBrief({
    id,
    name,
    code,
    sportKey: match[`${side}SportKey`],
    competitorKind: match[`${side}Kind`] ?? 'TEAM',
    avatarKey: match[`${side}AvatarKey`],
  });
}

function scoreAndResult(match: MatchRecord): Pick<Reply, 'score' | 'result'> {
  const { homeScore: home, awayScore: away } = match;
  const result = match.result as MatchResult | null;
  const score = home === null || away === null ? null : { home, away };
  if (result === null) return { score, result };
  const { outcome, source, shootOut, tries, wentToExtraTime, counts } = result;
  return { score, result: { outcome, source, shootOut, tries, wentToExtraTime, counts, ...boutOf(result) } };
}

type BoutField = 'method' | 'winnerByMethod' | 'stoppedAt' | 'scoreCards';

function boutOf(result: MatchResult): Pick<NonNullable<Reply['result']>, BoutField> {
  const { method, winnerByMethod = null, stoppedAt = null, scoreCards = null } = result;
  return { method, winnerByMethod, stoppedAt, scoreCards: scoreCards && cardsReply(scoreCards) };
}

function cardsReply({ judges, deductions }: ScoreCards) {
  return {
    judges: judges.map(({ name = null, rounds, named = null }) => ({ name, rounds: [...rounds], named })),
    deductions: [...deductions],
  };
}

type Play = Pick<Reply, 'periods' | 'clock' | 'sets' | 'cards' | 'out' | 'fouls' | 'doubts'>;

function playOf({ state, rules, at }: LoadedMatch): Play {
  const { tally } = state;
  const { period, ...reading } = clockAt(state, rules, at.getTime());
  const running = tally.periods.find((one) => one.period === period && reading.is === 'RUNNING');
  return {
    // A match of holes begins on any of them: only those that were played are told.
    periods: periodsOf(holesIn(rules) === null ? tally : { ...tally, periods: [] }),
    clock: { ...reading, period, runningSince: toDate(running?.startedAt ?? null), readAt: at },
    sets: [...tally.sets],
    cards: [...tally.cards],
    out: [...tally.out],
    fouls: [...tally.teamFouls],
    doubts: [...tally.scoreDoubts],
  };
}

function toDate(at: number | null): Date | null {
  return at === null ? null : new Date(at);
}

/** Every period that was started, or in which somebody scored. */
function periodsOf({ periods, byPeriod }: LoadedMatch['state']['tally']): Reply['periods'] {
  const known = [...new Set([...periods, ...byPeriod].map(({ period }) => period))];
  const rank = (period: number | 'SO') => (period === 'SO' ? Number.MAX_SAFE_INTEGER : period);
  return known
    .sort((one, other) => rank(one) - rank(other))
    .map((period) => {
      const times = periods.find((one) => one.period === period);
      const score = byPeriod.find((one) => one.period === period);
      return {
        period,
        home: score?.home ?? 0,
        away: score?.away ?? 0,
        startedAt: toDate(times?.startedAt ?? null),
        endedAt: toDate(times?.endedAt ?? null),
        hasEnded: times?.hasEnded ?? false,
      };
    });
}

const scorerLinkActions: readonly MatchAction[] = ['start', 'finish', 'registerEvent', 'deleteEvent'];

function actionsOf({ match, actor }: LoadedMatch): MatchAction[] {
  const { state, homeTeamId, awayTeamId } = match;
  const isFull = homeTeamId !== null && awayTeamId !== null;
  return actionsFor(state, actor).filter((action) => {
    if (action === 'start' || action === 'addManualResult') return isFull && allows(actor, action);
    return allows(actor, action);
  });
}

function allows({ linkId }: LoadedMatch['actor'], action: MatchAction): boolean {
  return linkId === null || scorerLinkActions.includes(action);
}
