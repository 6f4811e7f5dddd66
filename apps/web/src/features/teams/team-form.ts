import { NewTeam, type Read, type Write } from '@traip/contract';
import type { ShapeForm } from '../../ui/form/use-shape-form.ts';

/** For creating and editing. */
export const TeamFormShape = NewTeam.omit({ orgCode: true });

export type TeamForm = ShapeForm<Write<typeof TeamFormShape>, Read<typeof TeamFormShape>>;

/** A select without a choice is ''; the contract has null. */
export const noneIsNull = (value: string | null) => (value === '' ? null : value);

/** Without a code, one is generated from the name. */
export const noneIsUndefined = (value: string | undefined) => (value === '' ? undefined : value);
