import { FiscalDataChange, type Read, type Write } from '@traip/contract';
import { z } from 'zod';
import type { ShapeForm } from '../../../ui/form/use-shape-form.ts';
import type { FiscalData } from '../frame/use-organisation.ts';

const RegistrationNumber = FiscalDataChange.shape.registrationNumbers.unwrap().element;

/** The contract's shape with an object per number: field arrays need objects. */
export const FiscalFormShape = FiscalDataChange.extend({
  registrationNumbers: z.array(z.object({ number: RegistrationNumber })).max(20),
});

export type FiscalForm = ShapeForm<Write<typeof FiscalFormShape>, Read<typeof FiscalFormShape>>;

export function toFiscalData({ registrationNumbers, ...rest }: Read<typeof FiscalFormShape>) {
  return { ...rest, registrationNumbers: registrationNumbers.map(({ number }) => number) };
}

export function toFormValues({ fiscalId, fiscalAddress, registeredName, ...lists }: FiscalData) {
  return {
    fiscalId: fiscalId ?? '',
    fiscalAddress: fiscalAddress ?? '',
    registeredName: registeredName ?? '',
    registrationNumbers: lists.registrationNumbers.map((number) => ({ number })),
    taxIdentifiers: lists.taxIdentifiers,
  };
}
