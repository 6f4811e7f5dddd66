import { defaultParams, generate, type ParamsOf } from '@traip/engine/formats';
import type { Database } from '../../platform/db/schema.ts';
import { anyDay, type PhaseFacts, readFacts } from './facts/facts.ts';
import { groupKeysOf } from './follow/links.ts';
import { hasTables } from './table/table-input.ts';

/** A parameter of a final phase that does not fit the groups which it takes its teams from. */
export interface SourceProblem {
  readonly path: string;
  readonly why: 'GROUP_UNKNOWN' | 'POSITION_UNKNOWN';
}

interface Asked {
  readonly competitionId: string;
  readonly phaseId: string;
  /** As they are, or as they are about to be. */
  readonly params: Readonly<Record<string, unknown>>;
}

/** What a final phase asks of the phase before it and will not get; nothing is held against groups not yet drawn. */
export async function sourceProblems(
  db: Database,
  { competitionId, phaseId, params }: Asked,
): Promise<readonly SourceProblem[]> {
  const phases = await readFacts(db, competitionId, anyDay);
  const at = phases.findIndex(({ id }) => id === phaseId);
  const from = phases.slice(0, Math.max(0, at)).findLast(hasTables);
  if (from === undefined || !isDrawn(from)) return [];
  const { path, sources } = askedBy(phaseId, params);
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

function askedBy(phaseId: string, params: Asked['params']) {
  const asked = params as Partial<ParamsOf['QUALIFY']>;
  const { crossing } = { ...defaultParams.QUALIFY, ...asked };
  const phase = generate({ phaseId, algorithm: 'QUALIFY', params: asked }, [], '');
  const sources = 'breach' in phase ? [] : phase.entrants.map(({ source }) => source);
  return { path: crossing === 'LISTED' ? 'entries' : 'groups', sources };
}
