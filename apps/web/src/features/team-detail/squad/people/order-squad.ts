import type { Locale } from '../../../../i18n/locales.ts';
import { fullName } from '../../../../ui/identity/full-name.ts';

interface InOrder {
  readonly shirt: number | null;
  readonly firstName: string;
  readonly surnames: string;
}

/** By shirt, then by name; those without a shirt come last. */
export function orderSquad<P extends InOrder>(people: readonly P[], locale: Locale): readonly P[] {
  const { compare } = new Intl.Collator(locale);
  const shirtOf = ({ shirt }: P) => shirt ?? Number.MAX_SAFE_INTEGER;
  return people.toSorted((a, b) => shirtOf(a) - shirtOf(b) || compare(fullName(a), fullName(b)));
}
