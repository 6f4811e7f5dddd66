import type { CompetitionResource, OrganisationResource, Refusal, TeamResource } from '@traip/contract';
import type { CallInputs } from '../http/read-input.ts';

export type AccessDenied = Refusal<
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'FISCAL_DATA_FORBIDDEN'
  | 'ADMIN_NEEDS_SECOND_FACTOR'
  | 'PERSONAL_TOKEN_REQUIRED'
>;

type Kinds<P> = P extends unknown ? keyof P : never;

/** The kind of resource a call is about, and its id in the input. */
export function resourceRef<P extends OrganisationResource | CompetitionResource | TeamResource>(
  input: CallInputs,
  resource: P,
): [Kinds<P>, string | undefined] {
  const [kind, path] = Object.entries(resource)[0] as [Kinds<P>, string];
  const [part, field] = path.split('.') as [keyof CallInputs, string];
  return [kind, (input[part] as Record<string, string | undefined> | undefined)?.[field]];
}
