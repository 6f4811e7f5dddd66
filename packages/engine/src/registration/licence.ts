import type { IsoDate, PersonId, RegistrationRules, TeamId } from './rules.ts';

export const licenceStates = [
  'DRAFT',
  'SUBMITTED',
  'APPROVED',
  'RETURNED',
  'REVOKED',
  'EXPIRED',
  'REPLACED',
] as const;
export type LicenceState = (typeof licenceStates)[number];

/** A person's registration for a team in a competition. */
export interface Licence {
  readonly personId: PersonId;
  readonly teamId: TeamId;
  readonly state: LicenceState;
  /**
   * The day since which the person can play with it; kept while a change is under review. Null: not playable.
   */
  readonly playableSince: IsoDate | null;
  /** Its last day; null or absent if unlimited. */
  readonly validUntil?: IsoDate | null;
}

/** CLOCK: the licence expires on its last day. */
export type LicenceMover = 'CLUB' | 'ORGANISER' | 'CLOCK';

interface LicenceMove {
  readonly from: readonly LicenceState[];
  readonly to: LicenceState;
  readonly by: readonly LicenceMover[];
  readonly needsReason: boolean;
}

/** All licence actions: from which state to which, and by whom. */
const moves = {
  submit: { from: ['DRAFT', 'RETURNED'], to: 'SUBMITTED', by: ['CLUB', 'ORGANISER'], needsReason: false },
  approve: { from: ['SUBMITTED'], to: 'APPROVED', by: ['ORGANISER'], needsReason: false },
  return: { from: ['SUBMITTED'], to: 'RETURNED', by: ['ORGANISER'], needsReason: true },
  change: { from: ['APPROVED'], to: 'SUBMITTED', by: ['CLUB', 'ORGANISER'], needsReason: false },
  revoke: { from: ['APPROVED'], to: 'REVOKED', by: ['ORGANISER'], needsReason: true },
  replace: { from: ['APPROVED'], to: 'REPLACED', by: ['ORGANISER'], needsReason: false },
  expire: { from: ['APPROVED'], to: 'EXPIRED', by: ['CLOCK'], needsReason: false },
} as const satisfies Readonly<Record<string, LicenceMove>>;

type LicenceAction = keyof typeof moves;
const actionNames = Object.keys(moves) as LicenceAction[];

interface OpenAction {
  readonly action: LicenceAction;
  readonly to: LicenceState;
  readonly needsReason: boolean;
}

/** The actions available to a mover in this state. */
export function licenceActions(state: LicenceState, by: LicenceMover): readonly OpenAction[] {
  return actionNames
    .map((action) => ({ action, move: moves[action] as LicenceMove }))
    .filter(({ move }) => move.from.includes(state) && move.by.includes(by))
    .map(({ action, move: { to, needsReason } }) => ({ action, to, needsReason }));
}

type LicenceBreach =
  | {
      readonly breach: 'INVALID_TRANSITION';
      readonly action: LicenceAction;
      readonly from: LicenceState;
      /** The actions this mover can take instead. */
      readonly allowed: readonly LicenceAction[];
    }
  | { readonly breach: 'NOT_YOURS_TO_MOVE'; readonly by: readonly LicenceMover[] }
  | { readonly breach: 'REASON_REQUIRED'; readonly action: LicenceAction };

interface Move {
  readonly action: LicenceAction;
  readonly by: LicenceMover;
  readonly on: IsoDate;
  readonly reason?: string;
}

/** The licence after an action, or why it is refused. */
export function moveLicence<L extends Licence>(
  licence: L,
  { action, by, on, reason = '' }: Move,
  rules: Pick<RegistrationRules, 'playableWhileChecked'>,
): L | LicenceBreach {
  const move: LicenceMove = moves[action];
  const { state } = licence;
  if (!move.from.includes(state)) {
    const allowed = licenceActions(state, by).map((open) => open.action);
    return { breach: 'INVALID_TRANSITION', action, from: state, allowed };
  }
  if (!move.by.includes(by)) return { breach: 'NOT_YOURS_TO_MOVE', by: move.by };
  if (move.needsReason && reason.trim() === '') return { breach: 'REASON_REQUIRED', action };
  return { ...licence, state: move.to, playableSince: playableAfter(licence, action, on, rules) };
}

function playableAfter(
  { playableSince }: Licence,
  action: LicenceAction,
  on: IsoDate,
  { playableWhileChecked = true }: Pick<RegistrationRules, 'playableWhileChecked'>,
): IsoDate | null {
  // A licence that was playable before a change keeps its date.
  if (action === 'approve') return playableSince ?? on;
  return action === 'change' && playableWhileChecked ? playableSince : null;
}

/** Whether the person can play with a licence on a day. */
export function isPlayable({ state, playableSince, validUntil = null }: Licence, on: IsoDate): boolean {
  const isAccepted = state === 'APPROVED' || state === 'SUBMITTED';
  const isBegun = playableSince !== null && playableSince <= on;
  return isAccepted && isBegun && (validUntil === null || on <= validUntil);
}
