'use client';

import { CallFailure, PersonChange, type Read, type Write } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { squadApi } from '../../../../lib/api/squad.ts';
import type { PersonField } from '../../../../lib/person-field.ts';
import { useToast } from '../../../../ui/feedback/toast.tsx';
import { numberOrNull } from '../../../../ui/form/empty-values.ts';
import { type ShapeForm, useShapeForm } from '../../../../ui/form/use-shape-form.ts';
import { fullName } from '../../../../ui/identity/full-name.ts';
import type { PersonFieldsProps } from '../../../person-fields/index.ts';
import { useInvalidateTeams } from '../../team/use-team.ts';
import { mayChange, shownFields } from '../people/person-change.ts';
import { otherOwner, shirtOwner } from '../people/shirt-owner.ts';
import type { Person } from '../people/use-squad.ts';

interface EditOptions {
  readonly teamId: string;
  readonly person: Person;
  readonly people: readonly Person[];
  readonly maySeeFacts: boolean;
  readonly onClose: () => void;
}

type ChangeForm = ShapeForm<Write<typeof PersonChange>, Read<typeof PersonChange>>;

/** After a conflict the input stays, and the next submit overwrites: by then the user has been warned. */
export function useEditPerson({ teamId, person, people, maySeeFacts, onClose }: EditOptions) {
  const t = useTranslations('squad');
  const toast = useToast();
  const invalidate = useInvalidateTeams();
  const [isStale, setStale] = useState(false);
  const fields = shownFields(maySeeFacts).filter((field) => mayChange(person, field));

  const send = async (read: Read<typeof PersonChange>) => {
    const { personId, version } = person;
    const changes = [{ personId, version, ...differing(person, read, fields) }];
    try {
      await squadApi.change({ params: { teamId }, body: { people: changes } });
    } catch (failure) {
      const owner = shirtOwner(failure);
      const isStale = failure instanceof CallFailure && failure.code === 'STALE_VERSION';
      if (owner === null && !isStale) throw failure;
      if (owner !== null) return refuseShirt(t('shirtTaken', otherOwner(owner, people, personId)));
      await invalidate();
      return setStale(true);
    }
    const { firstName = person.firstName, surnames = person.surnames } = read;
    toast(t('edit.saved', { name: fullName({ firstName, surnames }) }));
    onClose();
    await invalidate();
  };
  const shaped: ChangeForm = useShapeForm(PersonChange, {
    failed: t('edit.failed'),
    defaultValues: { personId: person.personId, version: person.version, ...valuesOf(person, fields) },
    send,
  });
  const refuseShirt = (message: string) =>
    shaped.form.setError('shirt', { type: 'server', message }, { shouldFocus: true });
  const bind: PersonFieldsProps['bind'] = (field) => ({
    ...shaped.form.register(field, field === 'shirt' ? { setValueAs: numberOrNull } : {}),
    error: shaped.problem(field),
  });
  return { shaped, bind, isStale };
}

function valuesOf(person: Person, fields: readonly PersonField[]) {
  return Object.fromEntries(fields.map((field) => [field, person[field] ?? (field === 'shirt' ? null : '')]));
}

/** Only changed fields are sent, so that other people's changes to the rest survive. */
function differing(person: Person, read: Read<typeof PersonChange>, fields: readonly PersonField[]) {
  const changed = fields.filter((field) => (read[field] ?? null) !== (person[field] ?? null));
  return Object.fromEntries(changed.map((field) => [field, read[field]]));
}
