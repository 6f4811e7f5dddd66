import { type Context, Hint } from '../context/context.ts';
import type { Match } from '../product/paths.ts';
import { matchLine, matchOutput } from '../texts/match-line.ts';
import type { Change } from './change.ts';
import { type Consequences, consequencesText, digestOf, readScene, type Scene } from './consequences.ts';
import {
  applyNewDate,
  applyPostponement,
  hasDate,
  isPostponed,
  previewNewDate,
  previewPostponement,
} from './date.ts';
import { applyResult, hasResult, previewResult } from './result.ts';
import { seal, unseal } from './seal.ts';

const lifetime = 15 * 60_000;

function preview(context: Context, scene: Scene, change: Change): Promise<Consequences> {
  if (change.kind === 'RESULT') return previewResult(context, scene, change);
  if (change.kind === 'POSTPONEMENT') return previewPostponement(context, scene, change);
  return previewNewDate(context, scene, change);
}

function write(context: Context, change: Change, version: number): Promise<void> {
  if (change.kind === 'RESULT') return applyResult(context, change, version);
  if (change.kind === 'POSTPONEMENT') return applyPostponement(context, change, version);
  return applyNewDate(context, change, version);
}

function isDone(match: Match, change: Change): boolean {
  if (change.kind === 'RESULT') return hasResult(match, change);
  if (change.kind === 'POSTPONEMENT') return isPostponed(match, change);
  return hasDate(match, change);
}

/** The consequences of a change, under an id that stands for exactly these. Writes nothing. */
export async function propose(context: Context, scene: Scene, change: Change) {
  const { token, words, now } = context;
  const consequences = await preview(context, scene, change);
  const expiresAt = now().getTime() + lifetime;
  const { version } = scene.match;
  const proposalId = seal(token, { change, version, digest: digestOf(consequences), expiresAt });
  const { heading, confirm } = words.proposal;
  const text = [heading, ...consequencesText(context, scene, consequences), confirm, proposalId].join('\n');
  const match = matchOutput(scene.match);
  const data = { proposalId, expiresAt: new Date(expiresAt).toISOString(), match, ...consequences };
  return { text, data };
}

/** Writes a proposed change, if the match and the consequences are still the same. */
export async function apply(context: Context, proposalId: string) {
  const { token, words, now, product } = context;
  const proposal = unseal(token, proposalId);
  if (proposal === null) throw new Hint(words.refusals.broken);
  if (proposal.expiresAt < now().getTime()) throw new Hint(words.refusals.expired);
  const { change, version } = proposal;
  const scene = await readScene(context, change.matchId);
  const isFresh = scene.match.version === version;
  if (!isFresh && isDone(scene.match, change))
    return answer(context, scene.match, words.proposal.already, false);
  if (!isFresh) throw new Hint(words.refusals.stale(matchLine(context, matchOutput(scene.match))));
  const consequences = await preview(context, scene, change);
  if (digestOf(consequences) !== proposal.digest) {
    const now = consequencesText(context, scene, consequences).join('\n');
    throw new Hint(words.refusals.consequencesChanged(now));
  }
  await write(context, change, version);
  const after = await product.read(
    product.GET('/v1/club/match/{id}', { params: { path: { id: change.matchId } } }),
  );
  return answer(context, after, `${words.proposal.applied} ${words.proposal.logged}`, true);
}

function answer(context: Context, match: Match, note: string, isApplied: boolean) {
  const output = matchOutput(match);
  return { text: `${note}\n${matchLine(context, output)}`, data: { isWritten: isApplied, match: output } };
}
