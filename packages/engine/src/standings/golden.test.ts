import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fairPlayCost, fairPlayScales } from './fair-play.ts';
import type { Chain, Step } from './rules.ts';
import type { TableInput } from './setting.ts';
import type { Standing } from './standing.ts';
import { createTable } from './table.ts';
import { type GoldenCase, type GoldenRow, tableInput } from './testing/golden-case.ts';

const folder = new URL('../../golden/standings/', import.meta.url);
const cases = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as GoldenCase)
  .filter((golden) => golden.expected !== undefined);

/** The columns of official tables, in our terms. */
const columns: Readonly<Record<string, keyof Standing>> = {
  pos: 'rank',
  team: 'team',
  P: 'played',
  W: 'won',
  D: 'drawn',
  L: 'lost',
  F: 'for',
  A: 'against',
  pts: 'points',
  setW: 'setsWon',
  setL: 'setsLost',
  ptW: 'pointsWon',
  ptL: 'pointsLost',
  bonus: 'bonus',
  diff: 'diff',
};

/** Wrong readings of the regulations, by the name a case gives them. */
const misreadings: Readonly<Record<string, (input: TableInput) => TableInput>> = {
  'ignore adjustments': (input) => ({ ...input, adjustments: [] }),
  'no fair play': (input) => ({ ...input, fairPlay: {} }),
  'no lots': (input) => ({ ...input, draws: [] }),
  'nobody withdrew': (input) => ({ ...input, withdrawals: [] }),
  'awarded draws left out': (input) => ({
    ...input,
    matches: input.matches.filter(({ outcome }) => outcome !== 'DRAW_AWARDED'),
  }),
  'no bonus points': (input) =>
    withRules(input, { points: { ...input.rules.points, tryBonus: null, losingBonus: null } }),
  'points before wins': (input) => withChain(input, { primary: ['POINTS', 'WINS'] }),
  'overall difference first': (input) =>
    withChain(input, { steps: [all('DIFF'), all('FOR')], h2hRequireAll: false }),
  'head-to-head only for two teams': (input) =>
    withChain(input, {
      steps: input.rules.chain.steps.map((step) =>
        step.scope === 'H2H' ? { ...step, onlyIfTwo: true } : step,
      ),
    }),
  'no goals or wins away': (input) =>
    withChain(input, {
      steps: input.rules.chain.steps.filter(({ metric }) => metric !== 'AWAY_FOR' && metric !== 'AWAY_WINS'),
    }),
  'policy CONTINUE': (input) => withChain(input, { policy: 'CONTINUE' }),
  'policy CONTINUE_REAPPLY': (input) => withChain(input, { policy: 'CONTINUE_REAPPLY' }),
  'policy RESTART': (input) => withChain(input, { policy: 'RESTART' }),
  'policy EXTRACT_TOP': (input) => withChain(input, { policy: 'EXTRACT_TOP' }),
};

it('all golden tables are present', () => assert.ok(cases.length >= 33));

for (const golden of cases) {
  describe(golden.title, () => {
    it('matches the official table', () => {
      assert.deepEqual(officialColumns(rowsOf(tableInput(golden)), golden), golden.expected);
    });

    for (const decision of golden.decisions ?? []) {
      it(`${decision.by} separates ${decision.tied.join(', ')}`, () => {
        const made = rowsOf(tableInput(golden)).flatMap(({ why }) => (why === null ? [] : [why.by]));
        const found = made.find(
          ({ criterion, parts }) =>
            criterion === decision.by &&
            sameTeams(
              parts.flatMap(({ teams }) => teams),
              decision.tied,
            ),
        );
        assert.deepEqual(
          found?.parts.map(({ teams }) => teams.toSorted()),
          decision.result.map((teams) => teams.toSorted()),
        );
      });
    }

    for (const name of golden.discriminates ?? []) {
      it(`differs with ${name}`, () => {
        const wrong = misreadings[name];
        assert.ok(wrong, `nobody wrote down how to get it wrong with ${name}`);
        assert.notDeepEqual(officialColumns(rowsOf(wrong(tableInput(golden))), golden), golden.expected);
      });
    }

    if (golden.cards !== undefined)
      it('has the fair-play points of its cards', () =>
        assert.deepEqual(cost(golden), golden.extra?.fairPlay));
  });
}

function rowsOf(input: TableInput): readonly Standing[] {
  const table = createTable(input);
  assert.ok(!('breach' in table), JSON.stringify(table));
  return table.rows;
}

/** The table in the columns of the official one, its rows in the official order. */
function officialColumns(rows: readonly Standing[], { expected }: GoldenCase): GoldenRow[] {
  return expected.map((official) => {
    const row = rows.find(({ team }) => team === official.team);
    const entries = Object.keys(official).map((column) => [column, row?.[columns[column] ?? 'team']]);
    return Object.fromEntries(entries) as GoldenRow;
  });
}

function cost(golden: GoldenCase): Record<string, number> {
  const cards = golden.cards ?? [];
  const matches = Map.groupBy(cards, ({ match }) => match);
  return Object.fromEntries(
    golden.teams.map((team) => {
      const costs = Array.from(matches.values(), (shown) =>
        fairPlayCost(
          shown.map(({ player, ...card }) => ({ ...card, person: player })),
          team,
          fairPlayScales.FIFA,
        ),
      );
      return [team, costs.reduce((sum, each) => sum + each, 0)];
    }),
  );
}

function all(metric: Step['metric']): Step {
  return { scope: 'ALL', metric };
}

function withRules(input: TableInput, rules: Partial<TableInput['rules']>): TableInput {
  return { ...input, rules: { ...input.rules, ...rules } };
}

function withChain(input: TableInput, chain: Partial<Chain>): TableInput {
  return withRules(input, { chain: { ...input.rules.chain, ...chain } });
}

function sameTeams(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((team) => b.includes(team));
}
