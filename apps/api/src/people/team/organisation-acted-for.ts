import type { TeamScope } from '../../platform/authorization/scope.ts';

/** The organisation in whose name a user works on a team; null for someone who is only in the team. */
export function organisationActedFor({ organisationId, organisation }: TeamScope): string | null {
  return organisation === null ? null : organisationId;
}
