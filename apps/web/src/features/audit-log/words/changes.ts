export interface Change {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

const shown: readonly string[] = [
  'name',
  'startsOn',
  'endsOn',
  'minAge',
  'maxAge',
  'maxTeams',
  'onlyAssignedReferees',
  'requiresSecondFactor',
];

/** Whether the values of a field mean something to people. */
export function isShown(field: string): boolean {
  return shown.includes(field);
}

/** The changes that an entry lists. Entries are kept for good, so their details may have an older format. */
export function changesIn({ changes }: Readonly<Record<string, unknown>>): readonly Change[] {
  return Array.isArray(changes) ? changes.filter(isChange) : [];
}

function isChange(value: unknown): value is Change {
  return typeof value === 'object' && value !== null && 'field' in value && typeof value.field === 'string';
}
