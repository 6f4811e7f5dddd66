import type { DraftTeam } from '../../draft/draft.ts';
import type { ListedTeam } from './read-teams.ts';

/** A line of a list as a team of the draft: an existing team or a new one. */
export function draftTeamOf(
  { name, code, email, existing }: ListedTeam,
  known: readonly { readonly id: string; readonly name: string }[],
): Omit<DraftTeam, 'key'> {
  const team = known.find(({ id }) => id === existing);
  if (team) return { id: team.id, name: team.name };
  return { name, ...(code && { code }), ...(email && { email }) };
}
