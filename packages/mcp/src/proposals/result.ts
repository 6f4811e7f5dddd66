import { type Context, Hint } from '../context/context.ts';
import type { Match } from '../product/paths.ts';
import type { ChangeOf } from './change.ts';
import { type Consequences, effectOf, notifiedOfResult, type Scene } from './consequences.ts';

type ResultChange = ChangeOf<'RESULT'>;

const scoreText = (score: { readonly home: number; readonly away: number } | null) =>
  score === null ? '–' : `${score.home}–${score.away}`;

const bodyOf = ({ matchId, result, reason }: ResultChange) => ({
  matchId,
  ...definedOf(result),
  ...(reason === undefined ? {} : { reason }),
});

/** Removes undefined fields, which the product does not accept. */
function definedOf<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const defined = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(defined) as { [K in keyof T]: Exclude<T[K], undefined> };
}

/** The product computes the impact of a result under the same locks as the result itself. */
export async function previewResult(
  context: Context,
  scene: Scene,
  change: ResultChange,
): Promise<Consequences> {
  const { product, words } = context;
  if (isResultOf(scene.match, change.result)) throw new Hint(words.proposal.already);
  if (change.reopens && change.reason === undefined) throw new Hint(words.refusals.reasonRequired);
  const body = { ...bodyOf(change), reopen: change.reopens };
  const impact = await product.read(product.POST('/v1/club/match/impact', { body }));
  if (impact.started.length > 0) throw new Hint(words.refusals.started(impact.started.join(', ')));
  return {
    change: words.proposal.result(scoreText(scene.match.score), scoreText(impact.score)),
    ...effectOf(impact, scene),
    told: notifiedOfResult(context, scene),
    notes: [...(change.reopens ? [words.proposal.reopens] : []), words.proposal.provisional],
  };
}

export async function applyResult(context: Context, change: ResultChange, version: number): Promise<void> {
  const { product } = context;
  const current = change.reopens ? await reopen(context, change, version) : version;
  const body = { ...bodyOf(change), version: current };
  try {
    await product.read(product.PUT('/v1/club/match/actions/addManualResult', { body }));
  } catch (failure) {
    if (!change.reopens) throw failure;
    throw new Hint(context.words.refusals.halfDone, { cause: failure });
  }
}

async function reopen({ product }: Context, { matchId, reason }: ResultChange, version: number) {
  const params = { path: { id: matchId } };
  const body = { version, ...(reason === undefined ? {} : { reason }) };
  const reopened = await product.read(product.PUT('/v1/club/match/actions/reopen/{id}', { params, body }));
  return reopened.version;
}

/** Whether the change is already written. */
export const hasResult = (match: Match, { result, reopens }: ResultChange) =>
  match.state === 'FINISHED' && !reopens && isResultOf(match, result);

/** Whether a match already has this result; with more than a score, only the product could tell. */
function isResultOf(match: Match, { score, outcome = 'NORMAL', ...more }: ResultChange['result']): boolean {
  const hasMore = Object.values(more).some((value) => value !== undefined);
  const isSame = match.score?.home === score?.home && match.score?.away === score?.away;
  return score !== undefined && !hasMore && isSame && match.result?.outcome === outcome;
}
