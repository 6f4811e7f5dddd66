import { addMonths } from '../calendar/dated/civil.ts';
import type { HeldDocument, PersonFacts } from './person.ts';
import type { DocumentKind, DocumentRule, IsoDate, RegistrationRules } from './rules.ts';

/** The problem with a required document. */
type DocumentProblem =
  | { readonly problem: 'MISSING'; readonly kind: DocumentKind }
  | { readonly problem: 'EXPIRED'; readonly kind: DocumentKind; readonly expiredOn: IsoDate }
  /** It is valid for some months, but its date is unknown. */
  | { readonly problem: 'UNDATED'; readonly kind: DocumentKind };

/** What is wrong with a person’s required documents; nothing if documents are not disclosed here. */
export function documentProblems(
  person: Pick<PersonFacts, 'documents' | 'hasPhoto'>,
  { documents: rules = [] }: RegistrationRules,
  on: IsoDate,
): readonly DocumentProblem[] {
  return rules.filter(({ required }) => required).flatMap((rule) => problemOf(person, rule, on) ?? []);
}

function problemOf(
  { documents, hasPhoto }: Pick<PersonFacts, 'documents' | 'hasPhoto'>,
  rule: DocumentRule,
  on: IsoDate,
): DocumentProblem | null {
  const { kind } = rule;
  if (documents === undefined || (kind === 'PHOTO' && hasPhoto)) return null;
  const held = documents.filter((document) => document.kind === kind);
  if (held.length === 0) return { problem: 'MISSING', kind };
  const counting = held.filter((document) => (lastDay(document, rule) ?? on) >= on);
  if (counting.length === 0) return { problem: 'EXPIRED', kind, expiredOn: latestEnd(held, rule) };
  return counting.every((document) => isUndated(document, rule)) ? { problem: 'UNDATED', kind } : null;
}

function latestEnd(held: readonly HeldDocument[], rule: DocumentRule): IsoDate {
  const ends = held.map((document) => lastDay(document, rule) ?? '');
  return ends.reduce((last, end) => (end > last ? end : last));
}

function isUndated({ issuedOn }: HeldDocument, { validForMonths }: DocumentRule): boolean {
  return validForMonths !== undefined && !issuedOn;
}

/** The last day a document is valid; null if unlimited. */
export function lastDay(
  { issuedOn, validUntil }: HeldDocument,
  { validForMonths }: DocumentRule,
): IsoDate | null {
  const byRule = issuedOn && validForMonths !== undefined ? addMonths(issuedOn, validForMonths) : null;
  const ends = [byRule, validUntil ?? null].filter((end) => end !== null);
  return ends.sort()[0] ?? null;
}
