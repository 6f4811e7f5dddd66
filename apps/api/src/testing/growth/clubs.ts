import { idIn } from './ids.ts';
import { accountsEach, competitionsEach, playersEach, teamsEach } from './proportions.ts';

/** SQL that picks a word of a list by number. */
const word = (words: string, number: string) => {
  const list = words.split(' ');
  const quoted = list.map((one) => `'${one}'`).join(', ');
  return `(array[${quoted}])[1 + (${number}) % ${list.length}]`;
};

const first =
  'Ana Luis Marta Pablo Nerea Iker Lucía Hugo Sara Mateo Irene Diego Alba Jorge Elena Adrián Carla';
const second = 'García Fernández Ruiz Moreno Álvarez Romero Torres Vidal Serrano Castro Ortega Rubio Sanz';
const towns = 'Alameda Ribera Faro Cabarga Telmo Norte Costa Puerto Monte Valle Isla Puente Molino Prado';

const players = `organisation, generate_series(1, ${teamsEach}) k, generate_series(1, ${playersEach}) p`;
const team = `((organisation.o - 1) * ${teamsEach} + k)`;
const player = `((${team} - 1) * ${playersEach} + p)`;

/** Organisations with their people, teams and venues. The CTE `organisation` has the numbers to fill, as `o`. */
export const clubs = [
  `insert into organisations (id, org_code, name, created_at)
    select ${idIn('organisation', 'o')}, 'grown-' || o, 'Club ' || ${word(towns, 'o')} || ' ' || o, now() from organisation`,
  // The trigger that creates a person for every account is off here.
  `insert into persons (id, first_name, surnames, birthday, search_text, created_at)
    select ${idIn('user', player)}, ${word(first, player)},
      ${word(second, `${player} / 3`)} || ' ' || ${word(second, `${player} / 7`)}, '1995-05-17',
      folded(${word(first, player)} || ' ' || ${word(second, `${player} / 3`)} || ' ' || ${word(second, `${player} / 7`)}),
      now()
    from ${players}`,
  `insert into person_entries (person_id, team_id, entered_by, entered_at)
    select ${idIn('user', player)}, ${idIn('team', team)}, ${idIn('user', `(${team} - 1) * ${playersEach} + 1`)}, now()
    from ${players} where p > ${accountsEach}`,
  `insert into users (id, email, user_code, first_name, surnames, birthday, favorite_sport, locale, email_verified_at,
      created_at, privacy, search_text)
    select ${idIn('user', player)}, 'p' || ${player} || '@grown.test', 'p-' || ${player}, ${word(first, player)},
      ${word(second, `${player} / 3`)} || ' ' || ${word(second, `${player} / 7`)}, '1995-05-17', 'FOOTBALL', 'es', now(),
      now(), case when p % 4 = 0 then 'IN_ORG' else 'PUBLIC' end,
      folded(${word(first, player)} || ' ' || ${word(second, `${player} / 3`)} || ' ' || ${word(second, `${player} / 7`)})
    from ${players} where p <= ${accountsEach}`,
  `select save_person_names(${idIn('user', player)}) from ${players}`,
  `insert into teams (id, organisation_id, code, name, sport_key, privacy, search_text, created_at)
    select ${idIn('team', team)}, ${idIn('organisation', 'o')}, 'grown-' || ${team},
      'CD ' || ${word(towns, `${team} / 2`)} || ' ' || ${team}, 'FOOTBALL',
      case when k % 10 = 0 then 'PRIVATE' else 'PUBLIC' end,
      folded('CD ' || ${word(towns, `${team} / 2`)} || ' ' || ${team} || ' grown ' || ${team}), now()
    from organisation, generate_series(1, ${teamsEach}) k`,
  `insert into team_members (team_id, person_id, shirt, role, joined_at)
    select ${idIn('team', team)}, ${idIn('user', player)}, p,
      case p when 1 then 'OWNER' when 2 then 'COACH' when 3 then 'CAPTAIN' else 'MEMBER' end, now() - interval '400 days'
    from ${players}`,
  `insert into organisation_members (organisation_id, user_id, role, created_at)
    select ${idIn('organisation', 'o')}, ${idIn('user', player)},
      case when k = 1 then 'super-admin' when k < 4 then 'admin' when k < 9 then 'referee' else 'member' end, now()
    from organisation, generate_series(1, 20) k, generate_series(1, 1) p`,
  `insert into venues (id, organisation_id, name, city, created_at)
    select ${idIn('venue', '(o - 1) * 4 + v')}, ${idIn('organisation', 'o')}, 'Campo ' || v, ${word(towns, 'o')}, now()
    from organisation, generate_series(1, 4) v`,
  `insert into fields (id, organisation_id, venue_id, name, place)
    select ${idIn('field', '(o - 1) * 4 + v')}, ${idIn('organisation', 'o')}, ${idIn('venue', '(o - 1) * 4 + v')}, 'Campo 1', 1
    from organisation, generate_series(1, 4) v`,
  `insert into traips (id, organisation_id, code, name, sport_key, privacy, search_text, created_at)
    select ${idIn('traip', 'o')}, ${idIn('organisation', 'o')}, 'grown-' || o, 'Liga ' || ${word(towns, 'o')} || ' ' || o,
      'FOOTBALL', 'PUBLIC', folded('Liga ' || ${word(towns, 'o')} || ' ' || o || ' grown ' || o), now()
    from organisation`,
  `insert into seasons (id, organisation_id, traip_id, name, starts_on, ends_on, created_at)
    select ${idIn('season', 'o')}, ${idIn('organisation', 'o')}, ${idIn('traip', 'o')}, '2026/27', '2026-09-01', '2027-06-30', now()
    from organisation`,
  `insert into categories (id, organisation_id, traip_id, name, gender, skill_level, sport_variant_key, created_at)
    select ${idIn('category', `(o - 1) * ${competitionsEach} + i`)}, ${idIn('organisation', 'o')}, ${idIn('traip', 'o')},
      'Categoría ' || i, 'MIXED', 'AMATEUR', 'FOOTBALL_11', now()
    from organisation, generate_series(1, ${competitionsEach}) i`,
];
