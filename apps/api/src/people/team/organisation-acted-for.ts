import type { TeamScope } from '../../platform/authorization/scope.ts';

/** The organisation in whose name somebody works on a team; null for somebody of the team alone. */
export function organisationActedFor({ organisationId, organisation }: TeamScope): string | null {
  return organisation === null ? null : organisationId;
}
