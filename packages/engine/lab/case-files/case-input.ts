import { awarded, points, sets } from '../../src/sports/parts.ts';
import { fairPlayCost, fairPlayScales } from '../../src/standings/fair-play.ts';
import { adjustmentOf, matchPoints } from '../../src/standings/line.ts';
import type { TableMatch, Withdrawal } from '../../src/standings/matches.ts';
import type { TableRules } from '../../src/standings/rules.ts';
import type { TableInput } from '../../src/standings/setting.ts';
import { createTable } from '../../src/standings/table.ts';
import type { CaseFile, CaseMatch, CaseRules, CaseWithdrawal } from './case-file.ts';

/** The case as engine input; `asOf` requests the table as of that day. */
export function caseInput(file: CaseFile, asOf?: string): TableInput {
  const input: TableInput = {
    rules: tableRules(file),
    teams: file.teams,
    matches: file.matches.map(tableMatch),
    adjustments: file.adjustments.map(({ team, points: deducted, reason, effectiveFrom }) => ({
      team,
      points: deducted,
      ...(reason === null ? {} : { reason }),
      ...(effectiveFrom === null ? {} : { effectiveFrom }),
    })),
    withdrawals: file.withdrawn.map((withdrawal) => tableWithdrawal(withdrawal, file)),
    fairPlay: file.fairPlay ?? cardCosts(file),
    seeds: file.seeds,
    draws: file.lots === null ? [] : [{ order: file.lots }],
    ...(asOf === undefined ? {} : { asOf }),
  };
  return file.withdrawn.some(({ forcePoints }) => forcePoints === null) ? withKeptPoints(input) : input;
}

/** The index of a match in the file, from its id. */
export function matchIndex(id: string): number {
  return Number(id);
}

/** A withdrawn team keeps the points from its matches, unless the case sets other ones. */
function withKeptPoints(input: TableInput): TableInput {
  const table = createTable(input);
  if ('breach' in table) return input;
  const pointsOf = (team: string) => {
    const tally = table.lines.get(team)?.tally;
    return tally === undefined ? 0 : matchPoints(tally) + adjustmentOf(team, input);
  };
  const withdrawals = (input.withdrawals ?? []).map((each) => ({ points: pointsOf(each.team), ...each }));
  return { ...input, withdrawals };
}

function tableRules(file: CaseFile): TableRules {
  const { rules } = file;
  const { win, draw, loss, forfeitLoss } = rules.points;
  const { triesFor, lossWithin } = rules.bonus;
  return {
    points: points(win, draw, loss, {
      forfeitLoss,
      lastSetWin: rules.lastSet?.win ?? null,
      lastSetLoss: rules.lastSet?.loss ?? null,
      tryBonus: triesFor === null ? null : { tries: triesFor, points: 1 },
      losingBonus: lossWithin === null ? null : { within: lossWithin, points: 1 },
    }),
    // An awarded match has the score given in the case.
    forfeit: awarded(0, 0),
    sets: isBySets(file) ? sets(bestOf(file), null) : null,
    scoring: isBySets(file) ? 'SETS' : 'GOALS',
    draw: { league: true, knockout: [] },
    chain: chainOf(rules),
    ...(rules.meetings === null ? {} : { meetings: rules.meetings }),
  };
}

function chainOf({ primary, policy, tiebreak, h2hRequireAll }: CaseRules): TableRules['chain'] {
  return { primary, policy, steps: tiebreak, h2hRequireAll };
}

function tableMatch(match: CaseMatch, index: number): TableMatch {
  const { home, away, score, at, tries, sets: played, noBonus } = match;
  return {
    id: String(index).padStart(6, '0'),
    home,
    away,
    state: score === null ? 'CREATED' : 'CLOSED',
    outcome: outcomeOf(match),
    noBonus,
    sets: played,
    ...(score === null ? {} : { score }),
    ...(at === null ? {} : { at }),
    ...(tries === null ? {} : { tries }),
  };
}

function outcomeOf({ score, isAwarded }: CaseMatch): NonNullable<TableMatch['outcome']> {
  if (!isAwarded || score === null) return 'NORMAL';
  if (score.home !== score.away) return score.home > score.away ? 'FORFEIT_AWAY' : 'FORFEIT_HOME';
  // An awarded draw is 0-0; one with goals was played, and its score stands.
  return score.home === 0 ? 'DRAW_AWARDED' : 'NORMAL';
}

function tableWithdrawal(withdrawal: CaseWithdrawal, file: CaseFile): Withdrawal {
  const { team, mode, award, forceLast, forcePoints, effectiveFrom } = withdrawal;
  return {
    team,
    mode,
    forceLast,
    award: award ?? { rival: minToWin(file), leaver: 0 },
    ...(forcePoints === null ? {} : { points: forcePoints }),
    ...(effectiveFrom === null ? {} : { effectiveFrom }),
  };
}

/** One goal, or the sets that win a match. */
function minToWin(file: CaseFile): number {
  return isBySets(file) ? (bestOf(file) + 1) / 2 : 1;
}

function isBySets({ rules, matches }: CaseFile): boolean {
  return rules.bySets || matches.some(({ sets: played }) => played.length > 0);
}

function bestOf({ rules, matches }: CaseFile): number {
  const maxScore = Math.max(1, ...matches.map(({ score }) => Math.max(score?.home ?? 0, score?.away ?? 0)));
  return rules.lastSet?.bestOf ?? 2 * maxScore - 1;
}

/** The cost of each team’s cards on FIFA’s scale, match by match. */
function cardCosts({ teams, cards }: CaseFile): Readonly<Record<string, number>> {
  const matches = [...Map.groupBy(cards, ({ match }) => match).values()];
  const cost = (team: string) =>
    matches.reduce((sum, matchCards) => sum + fairPlayCost(matchCards, team, fairPlayScales.FIFA), 0);
  return Object.fromEntries(teams.map((team) => [team, cost(team)]));
}
