import type { RankingBreach } from '../../src/ranking/index.ts';
import type { JsonNode } from '../case-files/index.ts';

/** Reads the cases of one kind. */
export interface CaseReader {
  /** The rules that have a meaning here. */
  readonly rules: readonly string[];
  /** Reads everything, then tells how to rank it: what comes out has the keys that a case expects. */
  read(rules: JsonNode, input: JsonNode): () => object | RankingBreach;
}
