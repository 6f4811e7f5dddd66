import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shapeResolver } from '../../../ui/form/shape-resolver.ts';
import { FiscalFormShape, toFiscalData, toFormValues } from './fiscal-form.ts';

const options = { fields: {}, shouldUseNativeValidation: false };
const stored = {
  fiscalId: 'G12345678',
  fiscalAddress: 'Calle Mayor 1',
  registeredName: 'Club Deportivo Álamo',
  registrationNumbers: ['CAT-1', 'CAT-2'],
  taxIdentifiers: [{ type: 'NIF', issuingCountry: 'ES', value: 'G12345678' }],
} as const;

test('stored data passes through the form unchanged', async () => {
  const values = toFormValues({
    ...stored,
    registrationNumbers: [...stored.registrationNumbers],
    taxIdentifiers: [...stored.taxIdentifiers],
  });
  const result = await shapeResolver(FiscalFormShape, 'es')(values, undefined, options);
  assert.deepEqual(result.errors, {});
  assert.deepEqual(toFiscalData(FiscalFormShape.parse(values)), stored);
});

test('an empty line of a list is reported on that line', async () => {
  const values = {
    fiscalId: 'G1',
    fiscalAddress: 'Mayor 1',
    registeredName: 'Club',
    registrationNumbers: [{ number: 'CAT-1' }, { number: ' ' }],
    taxIdentifiers: [{ type: 'NIF' as const, issuingCountry: 'ES' as const, value: '' }],
  };
  const { errors } = await shapeResolver(FiscalFormShape, 'en')(values, undefined, options);
  assert.equal(errors.registrationNumbers?.[0], undefined);
  assert.equal(errors.registrationNumbers?.[1]?.number?.message, 'This is required.');
  assert.equal(errors.taxIdentifiers?.[0]?.value?.message, 'Enter the identifier.');
});
