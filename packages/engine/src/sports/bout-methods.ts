/** When a method can end a bout: before it began, at any moment, or only once its time is up. */
type Ends = 'UNBEGUN' | 'ANY_TIME' | 'FULL_TIME';

/** What the points must show for the winner; LEAD: ahead by the margin that ends a bout. */
type Needs = 'NOTHING' | 'NOT_BEHIND' | 'AHEAD' | 'LEVEL' | 'LEAD';

/** How a win counts in the classification. */
type Worth = 'BEFORE_TIME' | 'SUPERIORITY' | 'ON_POINTS';

/** A way to end a bout. */
interface BoutMethod {
  readonly ends: Ends;
  readonly needs: Needs;
  readonly worth: Worth;
}

const stopped: BoutMethod = { ends: 'ANY_TIME', needs: 'NOTHING', worth: 'BEFORE_TIME' };
const byLead: BoutMethod = { ends: 'ANY_TIME', needs: 'LEAD', worth: 'SUPERIORITY' };
const onTime = (needs: Needs): BoutMethod => ({ ends: 'FULL_TIME', needs, worth: 'ON_POINTS' });

/** Every way to end a bout. RET: a fighter gives up or cannot continue. */
const boutMethods = {
  WP: onTime('NOT_BEHIND'),
  // Level wrestlers are separated by criteria, so the winner need not be ahead.
  POINTS: onTime('NOT_BEHIND'),
  WAZA_ARI: onTime('AHEAD'),
  SENSHU: onTime('LEVEL'),
  DECISION: onTime('LEVEL'),
  SUPERIORITY: byLead,
  TECHNICAL_SUPERIORITY: byLead,
  KO: stopped,
  TKO: stopped,
  RSC: stopped,
  IPPON: stopped,
  FALL: stopped,
  HANSOKU_MAKE: stopped,
  HANSOKU: stopped,
  RET: stopped,
  DSQ: stopped,
  WO: { ends: 'UNBEGUN', needs: 'NOTHING', worth: 'BEFORE_TIME' },
  // No winner.
  DRAW: { ends: 'ANY_TIME', needs: 'LEVEL', worth: 'ON_POINTS' },
} as const satisfies Readonly<Record<string, BoutMethod>>;

const outright: readonly string[] = ['KO', 'TKO', 'RSC', 'IPPON', 'FALL'];

/** Whether a bout was won outright, as tables count it. */
export function isOutright(method: string): boolean {
  return outright.includes(method);
}

/** The method with this key; an unknown, custom one may end a bout at any time. */
export function boutMethod(key: string): BoutMethod {
  const known: Readonly<Record<string, BoutMethod>> = boutMethods;
  return Object.hasOwn(known, key) ? (known[key] ?? freely) : freely;
}

const freely: BoutMethod = { ends: 'ANY_TIME', needs: 'NOTHING', worth: 'ON_POINTS' };
