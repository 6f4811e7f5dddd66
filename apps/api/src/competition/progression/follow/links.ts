import { generate, type ParamsOf, type SlotSource } from '@traip/engine/formats';
import { slotsOf } from '../bracket/bracket.ts';
import type { PhaseFacts } from '../facts/facts.ts';
import { hasTables } from '../table/table-input.ts';

/** What a phase without groups is called by those who take teams from it. */
export const onlyGroup = 'A';

/** A phase that takes teams from the tables of another one, and the places that it takes. */
export interface Link {
  readonly from: PhaseFacts;
  readonly to: PhaseFacts;
  readonly sources: readonly SlotSource[];
}

/** Every link between the phases of a competition, which come in their order. */
export function linksOf(phases: readonly PhaseFacts[]): readonly Link[] {
  return phases.flatMap((to, index) => {
    const sources = sourcesOf(to);
    const from = sources.length === 0 ? undefined : phases.slice(0, index).findLast(hasTables);
    return from ? [{ from, to, sources }] : [];
  });
}

/** Where the slots of a phase wait for teams of a table; before its fixtures are made, where they will wait. */
function sourcesOf(phase: PhaseFacts): readonly SlotSource[] {
  const slots = slotsOf(phase);
  const sources = (slots.length > 0 ? slots : plannedSlots(phase)).map(({ source }) => source);
  return sources.filter(({ kind }) => kind === 'GROUP' || kind === 'BEST');
}

function plannedSlots({ id: phaseId, algorithm, params, seed }: PhaseFacts) {
  if (algorithm !== 'QUALIFY') return [];
  const config = { phaseId, algorithm, params: params as Partial<ParamsOf['QUALIFY']> };
  const phase = generate(config, [], seed ?? '');
  return 'breach' in phase ? [] : phase.entrants;
}

/** The groups of a table phase, as those who take teams from it call them. */
export function groupKeysOf({ groups }: Pick<PhaseFacts, 'groups'>): readonly string[] {
  return groups.length === 0 ? [onlyGroup] : groups.map(({ key }) => key);
}
