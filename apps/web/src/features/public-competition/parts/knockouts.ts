import type { PublicCompetitionData } from './load.ts';

const tables: readonly unknown[] = ['ROUND_ROBIN', 'GROUPS', 'SWISS', 'LADDER', 'MANUAL'];

/** The phases that are drawn as a bracket. */
export function knockoutsOf({ phases }: Pick<PublicCompetitionData, 'phases'>) {
  return phases.filter(({ broker }) => broker !== null && !tables.includes(broker.algorithm));
}
