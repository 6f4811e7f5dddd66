interface Team {
  readonly name: string;
  readonly code?: string;
  readonly email?: string;
}

interface Headings {
  readonly name: string;
  readonly code: string;
  readonly email: string;
}

/** A list as people would paste it: only names, or a table with headings if there is more. */
export function textOfTeams(teams: readonly Team[], headings: Headings): string {
  const more = (['code', 'email'] as const).filter((use) => teams.some((team) => team[use]));
  if (more.length === 0) return teams.map(({ name }) => name).join('\n');
  const columns = ['name', ...more] as const;
  return [headings, ...teams].map((row) => columns.map((use) => row[use] ?? '').join('\t')).join('\n');
}
