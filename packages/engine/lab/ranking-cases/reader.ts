import type { RankingBreach } from '../../src/ranking/index.ts';
import type { JsonNode } from '../case-files/index.ts';

/** Reads cases of one kind. */
export interface CaseReader {
  /** The rules supported by this kind. */
  readonly rules: readonly string[];
  /** Reads everything, and returns a function that ranks it; the result has the keys that cases expect. */
  read(rules: JsonNode, input: JsonNode): () => object | RankingBreach;
}
