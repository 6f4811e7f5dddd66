// The allowed shape of a rules override, field by field.
import { chainKeys } from './chain-keys.ts';
import { eventTypes } from './events.ts';
import { repechages } from './repechages.ts';
import {
  competitorKinds,
  forfeitEffects,
  goalStats,
  partnerRests,
  rubberKinds,
  type SportRules,
  scorings,
  tieBreakers,
} from './rules.ts';
import type { Shape } from './shapes.ts';

const whole = (min: number, max: number): Shape => ({ is: 'whole', min, max });
const one = (of: readonly string[]): Shape => ({ is: 'one', of });
const maybe = (of: Shape): Shape => ({ is: 'maybe', of });
const list = (of: Shape): Shape => ({ is: 'list', of });
const half: Shape = { is: 'half' };
const flag: Shape = { is: 'flag' };
const key: Shape = { is: 'key' };

/** An object with optional fields. */
const some = <T>(fields: Readonly<Record<keyof T & string, Shape>>): Shape => ({
  is: 'record',
  fields,
  whole: false,
});

/** An object that must be complete if given. */
const all = (fields: Readonly<Record<string, Shape>>): Shape => ({ is: 'record', fields, whole: true });

const minutes = maybe(whole(1, 240));

const periodsShape = some<NonNullable<SportRules['periods']>>({
  n: whole(1, 40),
  min: minutes,
  otN: maybe(whole(0, 20)),
  otMin: minutes,
  stopped: flag,
  target: maybe(whole(1, 999)),
});

const setsShape = some<NonNullable<SportRules['sets']>>({
  bestOf: whole(1, 9),
  to: maybe(whole(1, 100)),
  lastTo: maybe(whole(1, 100)),
  winBy: whole(1, 10),
  cap: maybe(whole(1, 200)),
  goldenPoint: flag,
});

const rubbersShape = some<NonNullable<SportRules['rubbers']>>({
  list: list(all({ key, kind: one(rubberKinds), value: whole(1, 20) })),
  perPlayer: all({ singles: whole(1, 15), total: whole(1, 15) }),
  ordered: flag,
  stopWhenDecided: flag,
  sets: setsShape,
});

const pointsShape = some<SportRules['points']>({
  win: half,
  draw: maybe(half),
  loss: half,
  forfeitLoss: half,
  overtimeWin: maybe(half),
  overtimeLoss: maybe(half),
  shootOutWin: maybe(half),
  shootOutLoss: maybe(half),
  lastSetWin: maybe(half),
  lastSetLoss: maybe(half),
  tryBonus: maybe(all({ tries: whole(1, 20), points: half })),
  losingBonus: maybe(all({ within: whole(1, 100), points: half })),
  places: maybe(list(whole(0, 1000))),
});

const forfeitShape = some<SportRules['forfeit']>({
  effect: one(forfeitEffects),
  winner: whole(0, 200),
  loser: whole(0, 200),
  eachSet: maybe(whole(1, 100)),
  tries: maybe(whole(0, 20)),
  tooFewPlayers: maybe(all({ winner: whole(0, 200), loser: whole(0, 200), lossPoints: half })),
});

const cardShape = all({
  key,
  minutes: maybe(whole(1, 60)),
  sendsOff: flag,
  rivalPoints: whole(0, 10),
  repeat: maybe(all({ nth: whole(2, 10), as: maybe(key) })),
  derived: flag,
});

/** Every rule a competition can change. The compiler requires each field of `SportRules`. */
export const rulesShape: Shape = some<SportRules>({
  mode: one(competitorKinds),
  scoring: one(scorings),
  onField: maybe(whole(1, 60)),
  bench: whole(0, 60),
  minToStart: whole(1, 60),
  roles: some<SportRules['roles']>({ goalkeeper: flag, captain: flag }),
  comeBack: flag,
  periods: maybe(periodsShape),
  sets: maybe(setsShape),
  draw: some<SportRules['draw']>({ league: flag, knockout: list(one(tieBreakers)) }),
  points: pointsShape,
  forfeit: forfeitShape,
  chain: one(chainKeys),
  groupChain: one(chainKeys),
  goalKinds: list(all({ key, value: whole(0, 100), stat: one(goalStats) })),
  methods: list(key),
  bout: maybe(
    some<NonNullable<SportRules['bout']>>({
      lead: maybe(whole(1, 99)),
      judged: flag,
      repechage: one(repechages),
    }),
  ),
  partners: maybe(
    some<NonNullable<SportRules['partners']>>({ points: maybe(whole(4, 99)), rest: one(partnerRests) }),
  ),
  rubbers: maybe(rubbersShape),
  cards: list(cardShape),
  fouls: maybe(
    some<NonNullable<SportRules['fouls']>>({
      kinds: list(all({ key, weight: whole(0, 2) })),
      out: maybe(whole(1, 20)),
      team: maybe(whole(1, 20)),
    }),
  ),
  stats: list(key),
  events: list(one(eventTypes)),
});
