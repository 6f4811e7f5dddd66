'use client';

import { NewOrganisationPerson, type Read, type Write } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { organisationPeopleApi } from '../../../lib/api/organisation-people.ts';
import type { OwnField } from '../../../lib/person-field.ts';
import { type ShapeForm, useShapeForm } from '../../../ui/form/use-shape-form.ts';
import { fullName } from '../../../ui/identity/full-name.ts';
import type { PersonFieldsProps } from '../../person-fields/index.ts';
import { useInvalidatePeople } from '../data/use-people.ts';

type PersonForm = ShapeForm<Write<typeof NewOrganisationPerson>, Read<typeof NewOrganisationPerson>>;

const emptyValues = {
  firstName: '',
  surnames: '',
  birthday: '',
  gender: '',
  email: '',
  phone: '',
  document: '',
  nationality: '',
  knownAs: '',
  isAnother: false,
} as const;

/** One at a time; for an existing namesake, the user decides first. */
export function useAddPerson(orgCode: string) {
  const t = useTranslations('squad');
  const invalidate = useInvalidatePeople();
  const [added, setAdded] = useState<readonly string[]>([]);
  const [namesake, setNamesake] = useState<string | null>(null);

  const send = async (person: Read<typeof NewOrganisationPerson>) => {
    setNamesake(null);
    shaped.form.setValue('isAnother', false);
    const { known } = await organisationPeopleApi.add({ params: { orgCode }, body: { people: [person] } });
    if (known.length > 0) return setNamesake(fullName(person));
    setAdded((before) => [...before, fullName(person)]);
    shaped.form.reset(emptyValues);
    await invalidate();
  };
  const shaped: PersonForm = useShapeForm(NewOrganisationPerson, {
    failed: t('add.failed'),
    defaultValues: emptyValues,
    send,
  });
  const { setFocus } = shaped.form;
  // After the emptied form has rendered, ready for the next person.
  useEffect(() => {
    if (added.length > 0) setFocus('firstName');
  }, [added, setFocus]);
  const bind: PersonFieldsProps<OwnField>['bind'] = (field) => ({
    ...shaped.form.register(field),
    error: shaped.problem(field),
  });
  return { shaped, bind, added, namesake };
}
