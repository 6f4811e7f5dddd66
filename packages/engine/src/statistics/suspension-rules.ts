import { type SportKey, sportKeys } from '../sports/index.ts';

/** What gets a person suspended for the next matches. */
export interface SuspensionRules {
  /** So many cards of a kind, in different matches, cost so many matches; then the count restarts. */
  readonly cycle: {
    readonly kind: string;
    readonly cards: number;
    /** Cards of every later cycle. */
    readonly laterCards: number;
    readonly matches: number;
  } | null;
  /** The minimum number of matches a card costs; staff may set another number. */
  readonly byCard: Readonly<Record<string, number>>;
  readonly byFoul: Readonly<Record<string, number>>;
}

const noRules: SuspensionRules = { cycle: null, byCard: {}, byFoul: {} };

// RFEF, Código Disciplinario, art. 112: five yellow cards in a league, three in a cup.
const football: SuspensionRules = {
  cycle: { kind: 'YELLOW', cards: 5, laterCards: 5, matches: 1 },
  byCard: { SECOND_YELLOW: 1, RED: 1 },
  byFoul: {},
};

const bySport: Partial<Record<SportKey, SuspensionRules>> = {
  FOOTBALL: football,
  HANDBALL: { ...noRules, byCard: { RED: 1, BLUE: 1 } },
  RUGBY: { ...noRules, byCard: { RED: 1 } },
  HOCKEY: { ...noRules, byCard: { RED: 1 } },
  BASKETBALL: { ...noRules, byFoul: { DISQUALIFYING: 1 } },
};

/** The default suspensions of each sport, which a competition may override. */
export const suspensionRules: Readonly<Record<SportKey, SuspensionRules>> = Object.fromEntries(
  sportKeys.map((key) => [key, bySport[key] ?? noRules]),
) as Record<SportKey, SuspensionRules>;

/** A cup counts three yellow cards. */
export const cupSuspensionRules: SuspensionRules = {
  ...football,
  cycle: { kind: 'YELLOW', cards: 3, laterCards: 3, matches: 1 },
};
