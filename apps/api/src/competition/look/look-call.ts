import type { Caller } from '../../platform/authorization/caller.ts';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import type { Context } from '../../platform/routing/context.ts';

/** The calls of organisations, Traips and competitions differ in who can make them, not in what they do. */
export type LookContext = Context<Caller, OrganisationScope>;

export interface OfOne {
  readonly params: { readonly id: string };
}
