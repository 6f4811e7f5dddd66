import { type AlgorithmKey, type GenerateConfig, generate } from '@traip/engine/formats';
import type { Database } from '../../platform/db/schema.ts';
import { anyTime, type PhaseFacts, readFacts } from './facts/facts.ts';
import { sourcePhase } from './facts/source-phase.ts';
import { groupKeysOf } from './propagation/links.ts';
import { hasTables } from './table/table-input.ts';

/** A parameter of a phase that does not fit the groups it takes its teams from. */
interface SourceProblem {
  readonly path: string;
  readonly why: 'GROUP_UNKNOWN' | 'POSITION_UNKNOWN';
}

interface SourceQuery {
  readonly competitionId: string;
  readonly phaseId: string;
  readonly algorithm: AlgorithmKey;
  /** Current or proposed parameters. */
  readonly params: Readonly<Record<string, unknown>>;
}

/** Positions that a phase takes but the previous phase can't provide; groups not yet drawn aren't checked. */
export async function sourceProblems(
  db: Database,
  { competitionId, ...query }: SourceQuery,
): Promise<readonly SourceProblem[]> {
  const phases = await readFacts(db, competitionId, anyTime);
  const at = phases.findIndex(({ id }) => id === query.phaseId);
  const from = sourcePhase(query, phases.slice(0, Math.max(0, at)), hasTables);
  if (from === undefined || !isDrawn(from)) return [];
  const { path, sources } = requestedSources(query);
  const known = groupKeysOf(from);
  const sizeOf = new Map(from.groups.map(({ key, members }) => [key, members.length]));
  return sources.flatMap((source): SourceProblem[] => {
    if (source.kind !== 'GROUP') return [];
    if (!known.includes(source.group)) return [{ path, why: 'GROUP_UNKNOWN' }];
    const size = sizeOf.get(source.group) ?? from.teams.length;
    return source.position > size ? [{ path: 'qualifiers', why: 'POSITION_UNKNOWN' }] : [];
  });
}

const isDrawn = ({ groups, matches, algorithm }: PhaseFacts) =>
  groups.length > 0 || (algorithm !== 'GROUPS' && matches.length > 0);

function requestedSources(query: Omit<SourceQuery, 'competitionId'>) {
  const phase = generate(query as GenerateConfig, [], '');
  const sources = 'breach' in phase ? [] : phase.entrants.map(({ source }) => source);
  return { path: query.params.crossing === 'LISTED' ? 'entries' : 'groups', sources };
}
