import type { CompetitionForm, Read } from '@traip/contract';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Context } from '../../platform/routing/context.ts';

export type Form = Read<typeof CompetitionForm>;

/** Who fills in a form, and where. */
export type FormContext = Pick<Context, 'db' | 'now'> & { readonly scope: OrganisationScope };

/** What every step of a form writes with. */
export interface FormTransaction {
  readonly trx: Trx;
  readonly scope: OrganisationScope;
  readonly at: Date;
}

/** Something that the form names by its id, as against something that it describes. */
export function isChosen<T extends object>(part: T): part is Extract<T, { id: string }> {
  return 'id' in part;
}
