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
import { queryAll } from '../../../../platform/db/query-all.ts';
import type { Database } from '../../../../platform/db/schema.ts';
import { listPeople } from '../../people/queries.ts';
import { rubbersReply } from '../../rubbers/rubbers-reply.ts';
import { roundOfBracket } from '../../tie/bracket/round-of-bracket.ts';
import { deciderOf } from '../../tie/winner-needs.ts';
import { mayPickMvp } from '../actor.ts';
import type { LoadedMatch } from '../locked-match.ts';
import { authorFinder } from '../people/authors.ts';
import { deskTeams } from '../people/desk-teams.ts';
import type { MatchRecord } from '../queries.ts';
import { type DeskFacts, readDeskFacts } from './desk-facts.ts';
import { deskEvents } from './event-reply.ts';
import { type Licences, licensingReply, loadLicences } from './licensing-reply.ts';
import { protestsIn } from './protests-in.ts';

type Reply = Read<typeof Desk>;
type PeopleField =
  | 'events'
  | 'takenBack'
  | 'records'
  | 'players'
  | 'referees'
  | 'licensing'
  | 'mvp'
  | 'mayPickMvp';

/** A match as its scorers see it, with the actions available to the actor. The facts are read unless known. */
export async function deskReply(db: Database, loaded: LoadedMatch, known?: DeskFacts): Promise<Reply> {
  const isStaff = loaded.actor.linkId === null;
  const [decider, facts, licences, rubbers] = await queryAll(
    db,
    () => deciderOf(db, loaded.match),
    async () => known ?? readDeskFacts(db, loaded),
    () => loadLicences(db, loaded.match),
    () => rubbersReply(db, loaded, (one) => playerInBrief(one, isStaff)),
  );
  return {
    ...scoreboardOf(loaded),
    decider,
    ...(await peopleReply(db, loaded, { facts, licences })),
    rubbers,
  };
}

interface People {
  readonly facts: DeskFacts;
  readonly licences: Licences;
}

/** The people of the match, and who recorded what. */
async function peopleReply(
  db: Database,
  loaded: LoadedMatch,
  { facts, licences }: People,
): Promise<Pick<Reply, PeopleField>> {
  const { match, actor } = loaded;
  const isStaff = actor.linkId === null;
  const { checks } = facts;
  const records = isStaff ? facts.records : [];
  const authorOf = authorFinder(loaded, facts);
  const protests = await protestsIn(db, match.id, records);
  const protested = [...protests.values()].flatMap(({ people }) => people.map(({ playerId }) => playerId));
  const more = protested.length === 0 ? [] : await listPeople(db, protested);
  const people = new Map([...facts.people, ...more].map((one) => [one.id, one]));
  const name = (id: string | null) => {
    const person = id === null ? undefined : people.get(id);
    return person ? nameOf(person, isStaff) : null;
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
    players: deskTeams(loaded, facts),
    referees: refereesOf(facts, isStaff),
    licensing: licensingReply(loaded, licences, { checks, authorOf }),
    mvp: mvpOf(match, name),
    mayPickMvp: mayPickMvp(loaded),
  };
}

function refereesOf({ referees }: DeskFacts, isKnown: boolean): Reply['referees'] {
  return referees.map(({ role, ...person }) => {
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
export function scoreboardOf(loaded: LoadedMatch): Omit<Reply, PeopleField | 'decider' | 'rubbers'> {
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
    // A match by holes can start on any of them, so only the played ones are listed.
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

/** Every period that has started or has a score. */
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
