import { hasTurned } from '../auth/age.ts';
import { initialOf } from '../person/player-in-brief.ts';

/** The person a code or an invitation is for. */
interface TargetPerson {
  readonly personId: string | null;
  readonly firstName: string | null;
  readonly surnames: string | null;
  readonly birthday: string | null;
}

/** Enough to recognise oneself or one's child, and no more: a link may reach the wrong hands. */
export function describeTarget(
  { personId, firstName, surnames, birthday }: TargetPerson,
  { consentAge, now }: { readonly consentAge: number; readonly now: () => Date },
) {
  if (personId === null) return null;
  const isChild = birthday !== null && !hasTurned(consentAge, birthday, now());
  return { firstName: firstName ?? '', surnames: initialOf(surnames ?? ''), isChild };
}
