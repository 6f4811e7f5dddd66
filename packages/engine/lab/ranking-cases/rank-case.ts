import type { RankingBreach } from '../../src/ranking/index.ts';
import { type CaseBreach, type JsonNode, jsonDocument } from '../case-files/index.ts';
import { bracket, cards } from './combat.ts';
import { americano, heats, mexicano } from './draws.ts';
import { horizontal, vertical } from './field-events.ts';
import { golf, matchPlay } from './golf.ts';
import { marks } from './marks.ts';
import { pool } from './pool.ts';
import { race } from './race.ts';
import { elo, glicko2 } from './ratings.ts';
import type { CaseReader } from './reader.ts';
import { stages, teamPlaces } from './road.ts';
import { series } from './series.ts';
import { partners, ties } from './teams.ts';
import { rounds, swim } from './track-and-pool.ts';

const readers = {
  RACE: race,
  ROUNDS: rounds,
  SWIM: swim,
  VERTICAL: vertical,
  HORIZONTAL: horizontal,
  STAGES: stages,
  TEAM_PLACES: teamPlaces,
  GOLF: golf,
  SERIES: series,
  CARDS: cards,
  BRACKET: bracket,
  TIES: ties,
  PARTNERS: partners,
  GLICKO2: glicko2,
  ELO: elo,
  POOL: pool,
  MATCH_PLAY: matchPlay,
  MARKS: marks,
  HEATS: heats,
  AMERICANO: americano,
  MEXICANO: mexicano,
} as const satisfies Readonly<Record<string, CaseReader>>;
const kinds = Object.keys(readers) as (keyof typeof readers)[];

/** The result, and the rules without a meaning for this kind. */
interface RankedCase {
  readonly ranking: object;
  readonly ignoredFields: readonly string[];
}

/** Ranks a case from parsed JSON, or returns its first problem. Its expected result is not read. */
export function rankCase(value: unknown): RankedCase | CaseBreach | RankingBreach {
  const { root, breach } = jsonDocument(value);
  const kind = root.at('kind').oneOf(kinds);
  const unread = breach();
  if (unread !== null) return unread;
  const reader: CaseReader = readers[kind];
  const rules = root.at('rules');
  const rank = reader.read(rules, root.at('input'));
  const ignoredFields = rules.isAbsent ? [] : unknownRules(rules, reader);
  const wrong = breach();
  if (wrong !== null) return wrong;
  const ranking = rank();
  return 'breach' in ranking ? (ranking as RankingBreach) : { ranking, ignoredFields };
}

function unknownRules(rules: JsonNode, reader: CaseReader): readonly string[] {
  return rules.names().flatMap((name) => (reader.rules.includes(name) ? [] : [rules.at(name).path]));
}
