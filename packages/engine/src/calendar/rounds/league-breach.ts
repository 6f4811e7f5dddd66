import { type LeagueBreach, type RoundLeague, type RoundRule, roundCount } from './league.ts';

/** What makes no sense in a league, if anything. */
export function breachOf(league: RoundLeague): LeagueBreach | null {
  const { teams, legs, isPhased, rules, absences = [] } = league;
  if (teams.length < 2) return { breach: 'TEAM_COUNT' };
  const twice = teams.find((team, index) => teams.indexOf(team) !== index);
  if (twice !== undefined) return { breach: 'TEAM_TWICE', team: twice };
  if (isPhased && legs !== 2) return { breach: 'PHASES' };
  const stranger = [...rules.flatMap(teamsIn), ...absences.map(({ team }) => team)].find(
    (team) => !teams.includes(team),
  );
  if (stranger !== undefined) return { breach: 'TEAM_UNKNOWN', team: stranger };
  const last = roundCount(league);
  const named = [...rules.flatMap(roundsIn), ...absences.flatMap(({ rounds }) => rounds)];
  const beyond = named.find((round) => !Number.isInteger(round) || round < 1 || round > last);
  if (beyond !== undefined) return { breach: 'ROUND_UNKNOWN', round: beyond };
  const invalid = rules.findIndex((rule) =>
    limitsIn(rule).some((limit) => !Number.isInteger(limit) || limit < 0),
  );
  return invalid < 0 ? null : { breach: 'LIMIT_INVALID', rule: invalid };
}

function teamsIn(rule: RoundRule): readonly string[] {
  switch (rule.kind) {
    case 'SHARED_GROUND':
      return rule.teams;
    case 'BLOCKED':
      return [rule.team];
    case 'DERBIES_APART':
      return rule.derbies.flat();
    case 'DERBY_ROUNDS':
      return rule.derby;
    case 'FIXED':
      return [rule.home, rule.away];
    default:
      return [];
  }
}

function roundsIn(rule: RoundRule): readonly number[] {
  if (rule.kind === 'FIXED') return [rule.round];
  return rule.kind === 'BLOCKED' || rule.kind === 'DERBY_ROUNDS' ? rule.rounds : [];
}

function limitsIn(rule: RoundRule): readonly number[] {
  const weight = rule.weight === undefined ? [] : [rule.weight];
  if (rule.kind === 'SHARED_GROUND') return [...weight, rule.fields];
  if (rule.kind === 'RETURN_GAP') return [...weight, rule.rounds];
  return 'max' in rule ? [...weight, rule.max] : weight;
}
