'use client';

import { NewPerson, type Read, type Write } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { squadApi } from '../../../../lib/api/squad.ts';
import { numberOrNull } from '../../../../ui/form/empty-values.ts';
import { type ShapeForm, useShapeForm } from '../../../../ui/form/use-shape-form.ts';
import type { PersonFieldsProps } from '../../../person-fields/index.ts';
import { type TeamData, useInvalidateTeams } from '../../team/use-team.ts';
import { shirtOwner } from '../people/shirt-owner.ts';
import type { Person } from '../people/use-squad.ts';

type PersonForm = ShapeForm<Write<typeof NewPerson>, Read<typeof NewPerson>>;

const emptyValues = {
  firstName: '',
  surnames: '',
  shirt: null,
  position: '',
  birthday: '',
  gender: '',
  email: '',
  phone: '',
  document: '',
  nationality: '',
  knownAs: '',
  role: 'MEMBER',
  isAnother: false,
} as const;

/** One at a time; for an existing namesake, the user decides first. */
export function useAddPerson(team: TeamData) {
  const t = useTranslations('squad');
  const invalidate = useInvalidateTeams();
  const [added, setAdded] = useState<readonly Person[]>([]);
  const [namesake, setNamesake] = useState<Person | null>(null);

  const send = async (person: Read<typeof NewPerson>) => {
    setNamesake(null);
    shaped.form.setValue('isAnother', false);
    const reply = await enter(team.id, person).catch((failure: unknown) => {
      const owner = shirtOwner(failure);
      if (owner === null) throw failure;
      shaped.form.setError(
        'shirt',
        { type: 'server', message: t('shirtTaken', owner) },
        { shouldFocus: true },
      );
    });
    if (!reply) return;
    const [known] = reply.known;
    if (known !== undefined) return setNamesake(known);
    setAdded((before) => [...before, ...reply.added]);
    shaped.form.reset(emptyValues);
    await invalidate();
  };
  const shaped: PersonForm = useShapeForm(NewPerson, {
    failed: t('add.failed'),
    defaultValues: emptyValues,
    send,
  });
  const { setFocus } = shaped.form;
  // After the emptied form has rendered, ready for the next person.
  useEffect(() => {
    if (added.length > 0) setFocus('firstName');
  }, [added, setFocus]);
  const bind: PersonFieldsProps['bind'] = (field) => ({
    ...shaped.form.register(field, field === 'shirt' ? { setValueAs: numberOrNull } : {}),
    error: shaped.problem(field),
  });
  return { shaped, bind, added, namesake };
}

const enter = (teamId: string, person: Read<typeof NewPerson>) =>
  squadApi.add({ params: { teamId }, body: { people: [person] } });
