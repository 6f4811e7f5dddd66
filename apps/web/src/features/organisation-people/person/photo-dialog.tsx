'use client';

import { organisationPeopleApi } from '../../../lib/api/organisation-people.ts';
import { PhotoDialog } from '../../person-fields/index.ts';
import { type OrganisationPerson, useInvalidatePeople } from '../data/use-people.ts';

interface OrganisationPhotoDialogProps {
  readonly orgCode: string;
  readonly person: OrganisationPerson;
  readonly onClose: () => void;
}

export function OrganisationPhotoDialog({ orgCode, person, onClose }: OrganisationPhotoDialogProps) {
  const invalidate = useInvalidatePeople();
  const params = { orgCode, personId: person.personId };
  return (
    <PhotoDialog
      person={person}
      onUpload={(file) => organisationPeopleApi.setPhoto({ params, file }).then(invalidate)}
      onRemove={() => organisationPeopleApi.removePhoto({ params }).then(invalidate)}
      onClose={onClose}
    />
  );
}
