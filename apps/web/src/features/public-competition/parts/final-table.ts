import type { ClassificationView } from '../../../ui/standings/index.ts';

/** The table that decided the competition; undefined after a knockout. */
export function finalTableOf({ phases }: Pick<ClassificationView, 'phases'>) {
  const [table, ...others] = phases.at(-1)?.tables ?? [];
  return others.length > 0 ? undefined : table;
}
