import { type Context, Hint } from '../context/context.ts';
import type { Match, ScheduleConflict } from '../product/paths.ts';
import { momentText } from '../texts/match-line.ts';
import { quoted } from '../texts/plain.ts';
import type { ChangeOf } from './change.ts';
import { type Consequences, notifiedOfDate, type Scene } from './consequences.ts';

type Postponement = ChangeOf<'POSTPONEMENT'>;
type NewDate = ChangeOf<'NEW_DATE'>;

const dateOf = (context: Context, { kickOff }: Match) =>
  kickOff === null ? context.words.noDate : momentText(context, kickOff);

export async function previewPostponement(
  context: Context,
  scene: Scene,
  { reason }: Postponement,
): Promise<Consequences> {
  const { words } = context;
  const { match } = scene;
  const state = words.states[match.state] ?? match.state;
  if (!match.actions.includes('postpone')) throw new Hint(words.refusals.notPostponable(state));
  return {
    change: words.proposal.postponement(dateOf(context, match), quoted(reason)),
    table: [],
    laterMatches: [],
    told: notifiedOfDate(context, scene),
    notes: [],
  };
}

export async function applyPostponement({ product }: Context, change: Postponement, version: number) {
  const { matchId, reason } = change;
  const body = { matchId, reason, version };
  await product.read(product.PUT('/v1/club/match/actions/postpone', { body }));
}

export const isPostponed = (match: Match, { reason }: Postponement) => match.postponed?.reason === reason;

const scheduleBody = ({ matchId, kickOff, fieldId }: NewDate) => ({
  matchId,
  kickOff,
  ...(fieldId === undefined ? {} : { fieldId }),
});

/** The product reports conflicts at that time; a match is never moved onto one. */
export async function previewNewDate(context: Context, scene: Scene, change: NewDate): Promise<Consequences> {
  const { product, words } = context;
  const body = { ...scheduleBody(change), dryRun: true };
  const { conflicts } = await product.read(product.PUT('/v1/club/match/actions/schedule', { body }));
  if (conflicts.length > 0)
    throw new Hint(words.refusals.conflicts(conflicts.map((one) => conflictText(context, one)).join(', ')));
  const to = momentText(context, change.kickOff);
  return {
    change: words.proposal.newDate(dateOf(context, scene.match), to),
    table: [],
    laterMatches: [],
    told: notifiedOfDate(context, scene),
    notes: [],
  };
}

function conflictText(context: Context, { kind, name, kickOff }: ScheduleConflict): string {
  return `${quoted(name)} (${kind}, ${momentText(context, kickOff)})`;
}

export async function applyNewDate({ product }: Context, change: NewDate, version: number): Promise<void> {
  const body = { ...scheduleBody(change), version };
  await product.read(product.PUT('/v1/club/match/actions/schedule', { body }));
}

export function hasDate(match: Match, { kickOff, fieldId }: NewDate): boolean {
  const isSameField = fieldId === undefined || match.field?.id === fieldId;
  return match.kickOff === kickOff && isSameField;
}
