import { type GenerateConfig, generate, type SlotSource, takesQualifiers } from '@traip/engine/formats';
import { slotsOf } from '../bracket/bracket.ts';
import type { PhaseFacts } from '../facts/facts.ts';
import { sourcePhase } from '../facts/source-phase.ts';
import { hasTables } from '../table/table-input.ts';

/** The group key by which other phases refer to a phase without groups. */
export const onlyGroup = 'A';

/** A phase that takes teams from the tables of another, and the positions that it takes. */
export interface PhaseLink {
  readonly from: PhaseFacts;
  readonly to: PhaseFacts;
  readonly sources: readonly SlotSource[];
}

/** Every link between the phases of a competition, given in order. */
export function linksOf(phases: readonly PhaseFacts[]): readonly PhaseLink[] {
  return phases.flatMap((to, index) => {
    const sources = sourcesOf(to);
    const from = sources.length === 0 ? undefined : sourcePhase(to, phases.slice(0, index), hasTables);
    return from ? [{ from, to, sources }] : [];
  });
}

/** The table positions that fill the slots of a phase; planned ones while it has no fixtures. */
function sourcesOf(phase: PhaseFacts): readonly SlotSource[] {
  const slots = slotsOf(phase);
  const sources = (slots.length > 0 ? slots : plannedSlots(phase)).map(({ source }) => source);
  return sources.filter(({ kind }) => kind === 'GROUP' || kind === 'BEST');
}

function plannedSlots({ id: phaseId, algorithm, params, seed }: PhaseFacts) {
  if (algorithm === null || !takesQualifiers(algorithm)) return [];
  const phase = generate({ phaseId, algorithm, params } as GenerateConfig, [], seed ?? '');
  return 'breach' in phase ? [] : phase.entrants;
}

/** The group keys of a table phase, as other phases refer to them. */
export function groupKeysOf({ groups }: Pick<PhaseFacts, 'groups'>): readonly string[] {
  return groups.length === 0 ? [onlyGroup] : groups.map(({ key }) => key);
}
