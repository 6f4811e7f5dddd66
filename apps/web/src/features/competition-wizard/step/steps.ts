/** In order; each is linkable as `?step=`. */
export const steps = ['basic', 'season', 'competition', 'format', 'teams', 'calendar', 'review'] as const;
export type Step = (typeof steps)[number];

/** An unknown step opens the first. */
export function parseStep(value: string | null): Step {
  return steps.find((step) => step === value) ?? 'basic';
}

/** Null past the ends. */
export function adjacentStep(step: Step, offset: 1 | -1): Step | null {
  return steps[steps.indexOf(step) + offset] ?? null;
}

const stepByPart: Readonly<Record<string, Step>> = {
  traip: 'basic',
  season: 'season',
  category: 'season',
  competition: 'competition',
  phases: 'format',
  races: 'format',
  teams: 'teams',
  timetable: 'calendar',
  wishes: 'calendar',
};

/** The step of a form field: `teams.3.name` belongs to the teams. */
export function stepOf(field: string): Step {
  return stepByPart[field.split('.')[0] ?? ''] ?? 'review';
}
