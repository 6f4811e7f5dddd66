import type { SavedResults, Write } from '@traip/contract';
import type { Localised } from '@traip/engine';
import type { ResultToSend, TypedResult } from '../typed/typed-result.ts';

type Typed = Readonly<Record<string, TypedResult>>;
type Outcome = Write<typeof SavedResults>['outcomes'][number];

export function typeInto(typed: Typed, matchId: string, value: TypedResult): Typed {
  // A retyped result is neither saved nor refused.
  const { queued: _queued, refusal: _refusal, ...editable } = value;
  return { ...typed, [matchId]: editable };
}

export function removeTyped(typed: Typed, matchId: string): Typed {
  const { [matchId]: _removed, ...rest } = typed;
  return rest;
}

/** Saves these results on the device; they are sent when online. */
export function enqueueResults(
  typed: Typed,
  results: readonly { readonly typed: TypedResult; readonly result: ResultToSend }[],
): Typed {
  const queued = results.map(({ typed: { refusal: _old, ...value }, result }) => {
    return [result.matchId, { ...value, queued: result }] as const;
  });
  return { ...typed, ...Object.fromEntries(queued) };
}

export function queuedIn(typed: Typed): readonly ResultToSend[] {
  return Object.values(typed).flatMap(({ queued }) => queued ?? []);
}

/** Saved results are removed, refused ones stay for correction; results retyped meanwhile are unchanged. */
export function applyOutcomes(
  typed: Typed,
  sent: readonly ResultToSend[],
  outcomes: readonly Outcome[],
): Typed {
  let result = typed;
  for (const { matchId, status, error } of outcomes) {
    const own = sent.find((one) => one.matchId === matchId);
    if (JSON.stringify(result[matchId]?.queued) !== JSON.stringify(own)) continue;
    result =
      status === 'REFUSED' && error
        ? refuseOne(result, matchId, error.message)
        : removeTyped(result, matchId);
  }
  return result;
}

/** The backend refused them all, for example because the user may no longer enter results. */
export function refuseAll(typed: Typed, matchIds: readonly string[], refusal: Localised): Typed {
  return matchIds.reduce((all, matchId) => refuseOne(all, matchId, refusal), typed);
}

function refuseOne(typed: Typed, matchId: string, refusal: Localised): Typed {
  const refused = typed[matchId];
  if (refused === undefined) return typed;
  const { queued: _sent, ...value } = refused;
  return { ...typed, [matchId]: { ...value, refusal } };
}
