import { NewTeam, type Read, type Write } from '@traip/contract';
import type { ShapeForm } from '../../ui/form/use-shape-form.ts';

/** What people say about a team: to found one, and to change it. */
export const TeamFormShape = NewTeam.omit({ orgCode: true });

export type TeamForm = ShapeForm<Write<typeof TeamFormShape>, Read<typeof TeamFormShape>>;

/** A list without a choice says the empty text; the contract says null. */
export const noneIsNull = (value: string | null) => (value === '' ? null : value);

/** An empty code is no code: then one is made from the name. */
export const noneIsUndefined = (value: string | undefined) => (value === '' ? undefined : value);
