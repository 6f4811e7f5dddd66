import type { CompetitorKind } from '@traip/engine';
import { splitName } from '../person/table/cells/split-name.ts';

export interface NamedPerson {
  readonly firstName: string;
  readonly surnames: string;
}

/** What people write between two names: "Ana Ruiz / Luis Gil", "Ana y Luis". */
const strokes = /[/&+;]/u;
const words = /\s(?:y|e|and|-|–)\s/iu;
const most: Readonly<Record<CompetitorKind, number>> = { TEAM: 0, INDIVIDUAL: 1, PAIR: 2 };

/**
 * The people whom a name stands for; null if they are too many. A person without a partner is entered alone.
 * The word "y" may also be part of one surname ("Ortega y Gasset"), so a slash takes precedence over words.
 */
export function peopleInName(kind: CompetitorKind, name: string): readonly NamedPerson[] | null {
  const parts = kind === 'PAIR' ? splitPair(name) : [name.trim()];
  const people = parts.filter((part) => part !== '').map((part) => splitName(part, false));
  return people.length > 0 && people.length <= most[kind] ? people : null;
}

function splitPair(name: string): readonly string[] {
  return name.split(strokes.test(name) ? strokes : words).map((part) => part.trim());
}
