import { type DoubleElimParams, doubleElimDefaults } from '../elimination/double.ts';
import { type SingleElimParams, singleElimDefaults } from '../elimination/single.ts';
import { type GroupParams, groupDefaults } from '../groups/groups.ts';
import { type LadderParams, ladderDefaults } from '../ladder/ladder.ts';
import { type MainRoundParams, mainRoundDefaults } from '../main-round/main-round.ts';
import type { AlgorithmKey } from '../model/phase.ts';
import type { GroupKey, SlotSource } from '../model/slot.ts';
import {
  type AmericanoParams,
  americanoDefaults,
  type MexicanoParams,
  mexicanoDefaults,
} from '../partners/rotation.ts';
import type { BestSlot } from '../qualify/allocate.ts';
import { type RoundRobinParams, roundRobinDefaults } from '../round-robin/round-robin.ts';
import type { SwissParams } from '../swiss/pair-round.ts';

export interface SwissConfig extends Pick<SwissParams, 'avoidSameClub' | 'allowRematch' | 'homeAway'> {
  /** Null plays as many rounds as a knockout would need. */
  readonly rounds: number | null;
  readonly byePoints: 'WIN' | 'DRAW' | 'LOSS';
}

export interface QualifyConfig extends Omit<SingleElimParams, 'seeding'> {
  readonly groups: readonly GroupKey[];
  readonly qualifiers: number;
  /** NEIGHBOURS crosses A with B, C with D; LISTED takes `entries` from top to bottom of the bracket. */
  readonly crossing: 'NEIGHBOURS' | 'LISTED';
  readonly entries: readonly SlotSource[];
  /** The best teams of one position across groups, if some of them also qualify. */
  readonly bestPlaced: { readonly position: number; readonly slots: readonly BestSlot[] } | null;
}

export interface GroupsConfig extends Omit<GroupParams, 'groups' | 'size'>, RoundRobinParams {
  /** Null makes as many groups as `size` requires. */
  readonly groups: number | null;
  readonly size: number;
}

/** The parameters of each algorithm. */
export interface ParamsOf {
  readonly ROUND_ROBIN: RoundRobinParams;
  readonly GROUPS: GroupsConfig;
  readonly SINGLE_ELIM: SingleElimParams;
  readonly DOUBLE_ELIM: DoubleElimParams;
  readonly SWISS: SwissConfig;
  readonly LADDER: LadderParams;
  readonly AMERICANO: AmericanoParams;
  readonly MEXICANO: MexicanoParams;
  readonly PAGE_PLAYOFF: Readonly<Record<never, never>>;
  readonly MAIN_ROUND: MainRoundParams;
  readonly QUALIFY: QualifyConfig;
  readonly MANUAL: { readonly legs: 1 | 2 | 3 | 4 };
}

const { seeding: _, ...knockoutDefaults } = singleElimDefaults;

/** The defaults. */
export const defaultParams: { readonly [K in AlgorithmKey]: ParamsOf[K] } = {
  ROUND_ROBIN: roundRobinDefaults,
  GROUPS: { ...roundRobinDefaults, ...groupDefaults, groups: null, size: 4 },
  SINGLE_ELIM: singleElimDefaults,
  DOUBLE_ELIM: doubleElimDefaults,
  SWISS: { rounds: null, byePoints: 'WIN', avoidSameClub: false, allowRematch: false, homeAway: true },
  LADDER: ladderDefaults,
  AMERICANO: americanoDefaults,
  MEXICANO: mexicanoDefaults,
  PAGE_PLAYOFF: {},
  MAIN_ROUND: { ...roundRobinDefaults, ...mainRoundDefaults },
  QUALIFY: {
    ...knockoutDefaults,
    groups: ['A', 'B'],
    qualifiers: 2,
    crossing: 'NEIGHBOURS',
    entries: [],
    bestPlaced: null,
  },
  MANUAL: { legs: 1 },
};
