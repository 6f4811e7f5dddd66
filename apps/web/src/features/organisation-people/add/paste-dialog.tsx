'use client';

import { organisationPeopleApi } from '../../../lib/api/organisation-people.ts';
import { columnsWithoutTeam, type Entries, PasteDialog } from '../../people-paste/index.ts';
import { useInvalidatePeople } from '../data/use-people.ts';
import { useAddedToast } from './use-added-toast.ts';

const noTeam = { isTeam: false, squad: [], mayGiveRoles: false } as const;

interface OrganisationPasteDialogProps {
  readonly orgCode: string;
  readonly onClose: () => void;
}

/** Adds a pasted list of people to the organisation; they join teams later. */
export function OrganisationPasteDialog({ orgCode, onClose }: OrganisationPasteDialogProps) {
  const invalidate = useInvalidatePeople();
  const toastAdded = useAddedToast();
  const params = { orgCode };
  const add = async (entries: Entries) => {
    const { added } = await organisationPeopleApi.add({
      params,
      body: { people: entries.map(withoutPlace) },
    });
    toastAdded(added.length);
    onClose();
    await invalidate();
  };
  return (
    <PasteDialog
      reader={{
        id: orgCode,
        read: (body, signal) => organisationPeopleApi.readTable({ params, body }, { signal }),
        available: columnsWithoutTeam,
      }}
      into={noTeam}
      add={add}
      onClose={onClose}
    />
  );
}

/** Shirts and positions come with a team. */
function withoutPlace({ shirt: _shirt, position: _position, role: _role, ...entry }: Entries[number]) {
  const { isDelegate: _isDelegate, personId: _personId, ...person } = entry;
  return person;
}
