type Params = Readonly<Record<string, unknown>>;

/** The parameters of a format without what names teams: who plays where is drawn anew. */
export function nextParams(params: Params): Record<string, unknown> {
  const { fixed: _ofTeams, entries, ...kept } = params;
  if (!Array.isArray(entries)) return kept;
  const isTeam = (entry: { readonly kind?: unknown }) => entry.kind === 'TEAM';
  return { ...kept, entries: entries.map((entry) => (isTeam(entry) ? { kind: 'EMPTY' } : entry)) };
}
