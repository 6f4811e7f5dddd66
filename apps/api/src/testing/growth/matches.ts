import { teamAt } from './competitions.ts';
import { idIn } from './ids.ts';
import { competitionsEach, matchesIn, playersEach, teamsIn } from './proportions.ts';

/** A double round robin: x is the match number, r the round, h and a the teams. */
const fixtures = `(select row_number() over (order by leg, r, low) as x, leg * ${teamsIn} + r + 1 as round,
    case when leg = 0 then low else high end as h, case when leg = 0 then high else low end as a
  from generate_series(0, 1) leg, generate_series(0, ${teamsIn - 1}) r, generate_series(1, ${teamsIn}) low,
    generate_series(1, ${teamsIn}) high
  where low < high and (low + high) % ${teamsIn} = r) fixture`;

const competition = `((o - 1) * ${competitionsEach} + i)`;
const number = `((${competition} - 1) * ${matchesIn} + x)`;
const slot = (
  team: string,
) => `jsonb_build_object('source', jsonb_build_object('kind', 'TEAM', 'team', ${team}),
  'participant', ${team}, 'provisional', false)`;

/**
 * Leagues begin in different weeks of the year. Each running league has seven matches within three hours of
 * now; matches that have ended are closed with a result.
 */
const played = `(select *, ${number} as n, ${idIn('organisation', 'o')} as organisation_id,
    ${idIn('competition', competition)} as competition_id, ${idIn('phase', competition)} as phase_id,
    ${idIn('team', teamAt('h'))} as home_id, ${idIn('team', teamAt('a'))} as away_id,
    date_trunc('hour', now()) + (round - 1 - (o * 7 + 13) % 52) * interval '7 days' + (x % 7 - 3) * interval '1 hour' as at
  from organisation, generate_series(1, ${competitionsEach}) i, ${fixtures},
    lateral (select (x * 7 + o) % 4 as home_goals, (x * 5 + o) % 3 as away_goals) goals) planned`;

const state = `case when at < now() - interval '2 hours' then 'CLOSED' when at <= now() then 'IN_PROGRESS' else 'SCHEDULED' end`;
const result = `jsonb_build_object('sets', '[]'::jsonb, 'score', jsonb_build_object('home', home_goals, 'away', away_goals),
  'tries', '{"home": 0, "away": 0}'::jsonb, 'counts', true, 'method', null, 'source', 'EVENTS', 'noBonus', false,
  'outcome', 'NORMAL', 'shootOut', null, 'winnerByMethod', null, 'wentToExtraTime', false, 'countsForPlayers', true)`;

const match = `insert into matches (id, organisation_id, competition_id, phase_id, key, round, home, away, home_team_id,
    away_team_id, state, kick_off, field_id, home_score, away_score, result, started_at, finished_at, closed_at, created_at)
  select ${idIn('match', 'n')}, organisation_id, competition_id, phase_id, 'r' || round || 'm' || x, round,
    ${slot('home_id')}, ${slot('away_id')}, home_id, away_id, ${state}, at, ${idIn('field', '(o - 1) * 4 + 1 + x % 4')},
    case when ${state} = 'CLOSED' then home_goals when ${state} = 'IN_PROGRESS' then 0 end,
    case when ${state} = 'CLOSED' then away_goals when ${state} = 'IN_PROGRESS' then 0 end,
    case when ${state} = 'CLOSED' then ${result} end, case when at <= now() then at end,
    case when ${state} = 'CLOSED' then at + interval '107 minutes' end,
    case when ${state} = 'CLOSED' then at + interval '2 hours' end, at - interval '60 days'
  from ${played}`;

/** The p-th player of a team, by the id of the team. */
const playerOf = (team: string, p: string) =>
  idIn('user', `(('x' || right(${team}::text, 8))::bit(32)::int - 1) * ${playersEach} + ${p}`);

const event = `insert into match_events (id, organisation_id, match_id, seq, type, team_id, player_id, person_role, period,
  minute, kind, value, payload, created_at)`;
const eventId = (place: string) => idIn('event', `n * 16 + ${place}`);
const moment = `jsonb_build_object('at', (extract(epoch from at) * 1000)::bigint)`;

/** The events: start, a card, goals, end. */
const events = [
  `${event} select ${eventId('1')}, organisation_id, ${idIn('match', 'n')}, 1, 'START', null, null, null, '1', 0, null, null,
    ${moment}, at from ${played} where at <= now()`,
  `${event} select ${eventId('2')}, organisation_id, ${idIn('match', 'n')}, 2, 'CARD', home_id,
    ${playerOf('home_id', `4 + x % 10`)}, 'PLAYER', '1', 20, 'YELLOW', null, '{}', at + interval '20 minutes'
    from ${played} where ${state} = 'CLOSED'`,
  `${event} select ${eventId('2 + g')}, organisation_id, ${idIn('match', 'n')}, 2 + g, 'GOAL', scoring, ${playerOf('scoring', `4 + (x + g) % 11`)},
    'PLAYER', '1', 20 + g, 'GOAL', 1, '{}', at + g * interval '25 minutes'
    from ${played}, lateral (select g, case when g <= home_goals then home_id else away_id end as scoring
      from generate_series(1, home_goals + away_goals) g) scored
    where ${state} = 'CLOSED'`,
  `${event} select ${eventId('9')}, organisation_id, ${idIn('match', 'n')}, 9, 'END', null, null, null, '1', 91, null, null,
    ${moment} || '{"final": true}', at + interval '107 minutes' from ${played} where ${state} = 'CLOSED'`,
  `${event} select ${eventId('10')}, organisation_id, ${idIn('match', 'n')}, 10, 'CLOSE_MATCH', null, null, null, null, null,
    null, null, '{}', at + interval '2 hours' from ${played} where ${state} = 'CLOSED'`,
];

const sides = `(select *, case when side = 0 then home_id else away_id end as team_id, n * 2 + side as l
  from ${played}, generate_series(0, 1) side where x % 10 = 0 and ${state} = 'CLOSED') sided`;

/** Lineups for one match in ten; otherwise most rows would be lineup players. */
const lineups = [
  `insert into lineups (id, organisation_id, competition_id, match_id, team_id, state, created_at, confirmed_at)
    select ${idIn('lineup', 'l')}, organisation_id, competition_id, ${idIn('match', 'n')}, team_id, 'LOCKED', at, at from ${sides}`,
  `insert into lineup_players (lineup_id, player_id, position, place, shirt, is_goalkeeper, is_captain)
    select ${idIn('lineup', 'l')}, ${playerOf('team_id', 'p')}, p - 1, case when p < 12 then 'STARTER' else 'BENCH' end, p, p = 1, p = 3
    from ${sides}, generate_series(1, 14) p`,
];

/** Referees, the audit log and notifications. */
const related = [
  `insert into match_referees (organisation_id, match_id, user_id)
    select organisation_id, ${idIn('match', 'n')}, ${playerOf(idIn('team', `(o - 1) * 40 + 4 + x % 5`), '1')} from ${played}`,
  `insert into audit_entries (organisation_id, competition_id, subject_kind, subject_id, action, via, content, at)
    select organisation_id, competition_id, 'MATCH', ${idIn('match', 'n')}, 'CLOSED', 'PLATFORM', '', at from ${played} where ${state} = 'CLOSED'`,
  `insert into notifications (user_id, kind, key, details, organisation_id, competition_id, match_id, team_id, at, read_at)
    select ${playerOf('home_id', '1')}, 'RESULT', 'match:' || ${idIn('match', 'n')} || ':result', jsonb_build_object('home', 'Casa',
      'away', 'Fuera', 'score', jsonb_build_array(home_goals, away_goals), 'competition', 'División ' || i), organisation_id,
      competition_id, ${idIn('match', 'n')}, home_id, at, case when x % 3 > 0 then at end
    from ${played} where ${state} = 'CLOSED'`,
];

export const matches = [match, ...events, ...lineups, ...related];
