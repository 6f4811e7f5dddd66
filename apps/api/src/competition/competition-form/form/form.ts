import type { CompetitionForm, Read } from '@traip/contract';
import type { CompetitorKind } from '@traip/engine';
import type { Caller } from '../../../platform/authorization/caller.ts';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Context } from '../../../platform/routing/context.ts';

export type Form = Read<typeof CompetitionForm>;

/** A form with its kind of competitors, and whether that kind was derived or stated. */
export type SettledForm = Form & {
  readonly competitors: CompetitorKind;
  readonly competitorsProposed: boolean;
};

export type FormContext = Pick<
  Context<Caller, OrganisationScope>,
  'db' | 'now' | 'jobs' | 'locale' | 'ip' | 'caller' | 'scope'
>;

/** What every step of creating a competition needs. */
export interface FormTransaction {
  readonly trx: Trx;
  readonly scope: OrganisationScope;
  readonly at: Date;
}

/** Whether the form refers to an existing item by id, instead of describing a new one. */
export function isChosen<T extends object>(part: T): part is Extract<T, { id: string }> {
  return 'id' in part;
}
