import type { ParsedLiteral } from 'scslre';

type Alternative = ParsedLiteral['pattern']['alternatives'][number];

/** A pattern, or a part of one. */
export type Part = ParsedLiteral['pattern'] | Alternative | Alternative['elements'][number];

/** What a choice chooses between, or what a sequence has in it. */
export function partsOf(part: Part): readonly Part[] {
  if ('alternatives' in part) return part.alternatives;
  return part.type === 'Alternative' ? part.elements : [];
}

/** What stands for one letter. */
export function isLetter({ type }: Part): boolean {
  return type === 'Character' || type === 'CharacterSet' || type === 'CharacterClass';
}
