import { type RubberPreset, type RubberRules, rubberList, rubberPresets } from '@traip/engine';

/** A competition's rules for the rubbers of its ties. */
export type Template = Omit<RubberRules, 'sets'>;

export const presetKeys = Object.keys(rubberPresets) as RubberPreset[];

const sameList = (one: Template['list'], other: Template['list']) =>
  one.length === other.length &&
  one.every(({ key, kind, value }, at) => {
    const item = other[at];
    return item?.key === key && item.kind === kind && item.value === value;
  });

/** The matching standard tie; null if it's custom. */
export function presetOf({ list }: Pick<Template, 'list'>): RubberPreset | null {
  return presetKeys.find((key) => sameList(rubberPresets[key].list, list)) ?? null;
}

export function countOf({ list }: Pick<Template, 'list'>, kind: 'SINGLES' | 'DOUBLES'): number {
  return list.filter((rubber) => rubber.kind === kind).length;
}

/** A tie with the given number of singles and doubles; at least one of them. */
export function ownTemplate(template: Template, singles: number, doubles: number): Template {
  const { perPlayer, ordered, stopWhenDecided } = template;
  return {
    list: rubberList(singles + doubles === 0 ? 1 : singles, doubles),
    perPlayer,
    ordered,
    stopWhenDecided,
  };
}
