type Params = Readonly<Record<string, unknown>>;

/** The parameters of a format except those that name teams, because teams are drawn again. */
export function nextParams(params: Params): Record<string, unknown> {
  const { fixed: _ofTeams, entries, ...rest } = params;
  if (!Array.isArray(entries)) return rest;
  const isTeam = (entry: { readonly kind?: unknown }) => entry.kind === 'TEAM';
  return { ...rest, entries: entries.map((entry) => (isTeam(entry) ? { kind: 'EMPTY' } : entry)) };
}
