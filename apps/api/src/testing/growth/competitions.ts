import { idIn } from './ids.ts';
import { competitionsEach, playersEach, seasonsKept, teamsEach, teamsIn } from './proportions.ts';

const number = `((o - 1) * ${competitionsEach} + i)`;
/** The j-th team of the i-th competition of organisation o: competitions share some of their teams. */
export const teamAt = (j: string) => `((o - 1) * ${teamsEach} + ((i - 1) * 6 + ${j} - 1) % ${teamsEach} + 1)`;
const each = `organisation, generate_series(1, ${competitionsEach}) i`;
const entered = `${each}, generate_series(1, ${teamsIn}) j`;
const own = `${idIn('organisation', 'o')}, ${idIn('competition', number)}`;

const none = Object.fromEntries(
  'for diff lost bonus drawn tries against setsWon fairPlay forfeits setsLost deduction pointsWon pointsLost overtimeWon overtimeLost triesAgainst'
    .split(' ')
    .map((column) => [column, 0]),
);
const computed = { tie: null, why: null, outlook: null, decidedBy: null, form: ['W', 'L'], played: 20 };
const standing = `'${JSON.stringify({ ...none, ...computed, withdrawn: false, provisional: false })}'`;

const squadsIn = teamsIn * playersEach;

/** Leagues with their teams; one in five is visible to the organisation only. */
export const competitions = [
  `insert into competitions (id, organisation_id, traip_id, season_id, category_id, name, state, privacy, published_at,
      search_text, registration_rules, created_at)
    select ${idIn('competition', number)}, ${idIn('organisation', 'o')}, ${idIn('traip', 'o')}, ${idIn('season', 'o')},
      ${idIn('category', number)}, 'División ' || i || ' de ' || o, 'IN_PROGRESS',
      case when i = ${competitionsEach} then 'IN_ORG' else 'PUBLIC' end, now(), folded('División ' || i || ' de ' || o),
      '{"minPlayers": 11, "maxPlayers": 25, "ageFrom": 16, "enforcement": "WARN"}', now()
    from ${each}`,
  `insert into phases (id, organisation_id, competition_id, place, name, state, lots_seed, lots_commitment, created_at)
    select ${idIn('phase', number)}, ${own}, 1, 'Liga', 'IN_PROGRESS', md5(${number}::text),
      encode(sha256(md5(${number}::text)::bytea), 'hex'), now()
    from ${each}`,
  `insert into broker_configs (phase_id, organisation_id, algorithm, params, seed, generated_at)
    select ${idIn('phase', number)}, ${idIn('organisation', 'o')}, 'ROUND_ROBIN', '{"legs": 2}', 'grown', now() from ${each}`,
  `insert into participations (id, organisation_id, competition_id, team_id, status, requested_by, created_at)
    select ${idIn('participation', `(${number} - 1) * ${teamsIn} + j`)}, ${own}, ${idIn('team', teamAt('j'))}, 'ACCEPTED',
      ${idIn('user', '1')}, now()
    from ${entered}`,
  `insert into phase_teams (phase_id, team_id) select ${idIn('phase', number)}, ${idIn('team', teamAt('j'))} from ${entered}`,
  // With an outdated hash, so that every read recomputes the table, which is the expensive case.
  `insert into standings (organisation_id, phase_id, group_key, inputs_hash, rows, is_complete, updated_at)
    select ${idIn('organisation', 'o')}, ${idIn('phase', number)}, '', 'of another day',
      (select jsonb_agg(${standing}::jsonb || jsonb_build_object('rank', j, 'team', ${idIn('team', teamAt('j'))}, 'points', 3 * j, 'won', j))
        from generate_series(1, ${teamsIn}) j), false, now()
    from ${each}`,
  // Earlier seasons have only licences, which reads of one competition must skip.
  `insert into licences (id, organisation_id, competition_id, team_id, person_id, shirt, state, sequence, number,
      playable_since, submitted_at, decided_at, created_at)
    select ${idIn('licence', `((${number} - 1) * ${seasonsKept} + s) * ${squadsIn} + (j - 1) * ${playersEach} + p`)},
      ${idIn('organisation', 'o')}, ${idIn('competition', `${number} + s * 1000000`)}, ${idIn('team', teamAt('j'))},
      ${idIn('user', `(${teamAt('j')} - 1) * ${playersEach} + p`)}, p,
      case when s > 0 then 'EXPIRED' when p < 14 then 'APPROVED' when p = 14 then 'SUBMITTED' else 'DRAFT' end,
      case when s > 0 or p < 14 then (j - 1) * ${playersEach} + p end, case when s > 0 or p < 14 then 'F-' || j || '-' || p end,
      case when s > 0 or p < 14 then date '2026-09-01' end, now(), now(), now()
    from ${entered}, generate_series(1, ${playersEach}) p, generate_series(0, ${seasonsKept - 1}) s`,
];
