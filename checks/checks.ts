import type { Check } from './check.ts';
import { cycles } from './rules/cycles.ts';
import { declared } from './rules/declared.ts';
import { directions } from './rules/directions.ts';
import { exports } from './rules/exports.ts';
import { layers } from './rules/layers.ts';
import { leftovers } from './rules/leftovers.ts';
import { messages } from './rules/messages.ts';
import { names } from './rules/names.ts';
import { patterns } from './rules/patterns.ts';
import { pictures } from './rules/pictures.ts';
import { places } from './rules/places.ts';
import { reachable } from './rules/reachable.ts';
import { sql } from './rules/sql.ts';
import { texts } from './rules/texts.ts';

/** Every house rule. */
export const checks: readonly Check[] = [
  directions,
  layers,
  sql,
  cycles,
  declared,
  names,
  leftovers,
  reachable,
  exports,
  messages,
  texts,
  places,
  pictures,
  patterns,
];
