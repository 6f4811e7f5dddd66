'use client';

import { CallFailure, OrganisationPersonChange, type Read, type Write } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { organisationPeopleApi } from '../../../lib/api/organisation-people.ts';
import { factFields, nameFields, type OwnField } from '../../../lib/person-field.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { type ShapeForm, useShapeForm } from '../../../ui/form/use-shape-form.ts';
import { fullName } from '../../../ui/identity/full-name.ts';
import type { PersonFieldsProps } from '../../person-fields/index.ts';
import { useInvalidatePeople } from '../data/use-people.ts';
import type { Facts } from './use-facts.ts';

export interface EditOptions {
  readonly orgCode: string;
  readonly facts: Facts;
  readonly onClose: () => void;
}

type Change = Read<typeof OrganisationPersonChange>;
type ChangeForm = ShapeForm<Write<typeof OrganisationPersonChange>, Change>;

const fields: readonly OwnField[] = [...nameFields, ...factFields];

/** After a conflict the input stays, and the next submit overwrites: by then the user has been warned. */
export function useEditPerson({ orgCode, facts, onClose }: EditOptions) {
  const t = useTranslations('squad');
  const toast = useToast();
  const invalidate = useInvalidatePeople();
  const params = { orgCode, personId: facts.personId };
  const [version, setVersion] = useState(facts.version);

  const send = async (read: Change) => {
    const body = { version, ...differing(facts, read) };
    try {
      await organisationPeopleApi.change({ params, body });
    } catch (failure) {
      if (!(failure instanceof CallFailure && failure.code === 'STALE_VERSION')) throw failure;
      const latest = await organisationPeopleApi.get({ params });
      return setVersion(latest.version);
    }
    const { firstName = facts.firstName, surnames = facts.surnames } = read;
    toast(t('edit.saved', { name: fullName({ firstName, surnames }) }));
    onClose();
    await invalidate();
  };
  const shaped: ChangeForm = useShapeForm(OrganisationPersonChange, {
    failed: t('edit.failed'),
    defaultValues: {
      version,
      ...Object.fromEntries(fields.map((field) => [field, facts[field] ?? ''])),
    },
    send,
  });
  const bind: PersonFieldsProps<OwnField>['bind'] = (field) => ({
    ...shaped.form.register(field),
    error: shaped.problem(field),
  });
  return { shaped, bind, isStale: version !== facts.version };
}

/** Only changed fields are sent, so that other people's changes to the rest survive. */
function differing(facts: Facts, read: Change) {
  const changed = fields.filter((field) => (read[field] ?? null) !== (facts[field] ?? null));
  return Object.fromEntries(changed.map((field) => [field, read[field]]));
}
