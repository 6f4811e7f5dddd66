import fc from 'fast-check';
import { chains } from '../chains.ts';
import type { MatchState, Outcome, TableMatch, Withdrawal } from '../matches.ts';
import type { TableRules } from '../rules.ts';
import { racketByPercentage } from './chain-variants.ts';
import { basketball, by, football, rugby, volleyball } from './sample.ts';

export const teams = ['Ana', 'Bea', 'Cruz', 'Dani', 'Eva', 'Fer'];

const few = fc.nat({ max: 3 });
const pair = fc.record({ home: few, away: few });

const state = fc.constantFrom<MatchState>(
  'CLOSED',
  'CLOSED',
  'CLOSED',
  'FINISHED',
  'IN_PROGRESS',
  'SCHEDULED',
  'CANCELLED',
);

const outcome = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Outcome>('NORMAL') },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Outcome>(
      'FORFEIT_HOME',
      'FORFEIT_AWAY',
      'DOUBLE_FORFEIT',
      'DRAW_AWARDED',
      'ABANDONED',
    ),
  },
);

/** Any match of the six teams; scores are low so that ties are common. */
export const anyMatch: fc.Arbitrary<TableMatch> = fc
  .record({
    id: fc.nat({ max: 11 }).map((id) => `m${id}`),
    sides: fc
      .tuple(fc.constantFrom(...teams), fc.constantFrom(...teams))
      .filter(([home, away]) => home !== away),
    state,
    outcome,
    score: pair,
    tries: pair,
    at: fc.constantFrom('2024-01-01', '2024-01-02', '2024-01-03'),
    shootOut: fc.option(pair, { nil: undefined }),
    booked: fc.boolean(),
    // Either nearly all matches or none: run balances need the innings of every match.
    innings: fc.nat({ max: 5 }).map((draw) => draw > 0),
  })
  .map(({ sides: [home, away], shootOut, booked, innings, ...rest }) => ({
    ...rest,
    home,
    away,
    sets: [rest.score],
    ...(innings ? { outs: { home: 3, away: 3 + rest.tries.home }, earnedRuns: rest.tries } : {}),
    ...(shootOut === undefined ? {} : { shootOut }),
    cards: booked ? [{ team: home, person: 'p', kind: 'YELLOW' as const }] : [],
  }));

/** Matches with distinct ids. */
export const anyMatches: fc.Arbitrary<readonly TableMatch[]> = fc.uniqueArray(anyMatch, {
  selector: ({ id }) => id,
  maxLength: 12,
});

/** Every chain, on a sport that has the data it reads. */
export const anyRules: fc.Arbitrary<TableRules> = fc.constantFrom(
  football,
  { ...football, meetings: 1 },
  by(football, chains.UEFA),
  by(football, chains.FIFA),
  by(football, { ...chains.EHF, h2hRequireAll: false }),
  by(football, chains.FIH),
  by(football, chains.AF),
  by(football, chains.COMBAT),
  basketball,
  by(basketball, chains.WBSC),
  volleyball,
  by(volleyball, chains.RACKET),
  by(volleyball, racketByPercentage),
  by(volleyball, chains.ITTF),
  rugby,
);

/** A team that withdrew, in any way. */
export const anyWithdrawal: fc.Arbitrary<Withdrawal> = fc.record({
  team: fc.constantFrom(...teams),
  mode: fc.constantFrom('ANNUL', 'KEEP_AND_AWARD', 'KEEP_ONLY'),
  award: fc.constantFrom('FORFEIT', 'MEAN_CONCEDED'),
  forceLast: fc.boolean(),
});
