/** A date on the timeline; null if unknown. */
export interface DateStep {
  readonly key: string;
  /** The name of a phase. */
  readonly name?: string;
  readonly kind: 'ENTRIES' | 'SQUADS' | 'PHASE' | 'START' | 'END';
  /** A day, or a moment. */
  readonly at: string | null;
}

interface Competition {
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly phases: readonly { readonly id: string; readonly name: string }[];
}

interface Announced {
  readonly phases: readonly { readonly id: string; readonly firstKickOff: string | null }[];
  readonly squads: { readonly closesAt?: string | undefined } | null;
}

/**
 * Entries while open; then by date: squads, the dated phases or otherwise the first day, and the last day.
 */
export function dateSteps(
  competition: Competition,
  announced: Announced,
  isOpen: boolean,
): readonly DateStep[] {
  const dated = competition.phases.flatMap(({ id, name }): DateStep[] => {
    const at = announced.phases.find((phase) => phase.id === id)?.firstKickOff ?? null;
    return at === null ? [] : [{ key: id, name, kind: 'PHASE', at }];
  });
  const { startsOn, endsOn } = competition;
  const closesAt = announced.squads?.closesAt;
  const known: DateStep[] = [
    ...(closesAt === undefined ? [] : [{ key: 'squads', kind: 'SQUADS', at: closesAt } as const]),
    ...(dated.length > 0 || startsOn === null
      ? dated
      : [{ key: 'start', kind: 'START', at: startsOn } as const]),
    ...(endsOn === null ? [] : [{ key: 'end', kind: 'END', at: endsOn } as const]),
  ];
  return [
    ...(isOpen ? [{ key: 'entries', kind: 'ENTRIES', at: null } as const] : []),
    ...known.sort((one, other) => timeOf(one) - timeOf(other)),
  ];
}

/** The last day ends after every match of it. */
const timeOf = ({ kind, at }: DateStep) => Date.parse(kind === 'END' ? `${at}T23:59:59.999Z` : (at ?? ''));

/** The step for today: the open one, or the next one. */
export function currentStep(steps: readonly DateStep[], now: Date): string | undefined {
  const [first] = steps;
  if (first?.kind === 'ENTRIES') return first.key;
  return steps.find(({ at }) => at !== null && Date.parse(at) >= now.getTime())?.key;
}
