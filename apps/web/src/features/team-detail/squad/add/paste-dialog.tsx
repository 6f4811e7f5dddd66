'use client';

import { useTranslations } from 'next-intl';
import { squadApi } from '../../../../lib/api/squad.ts';
import { type Entries, PasteDialog, teamColumns } from '../../../people-paste/index.ts';
import { type TeamData, useInvalidateTeams } from '../../team/use-team.ts';
import { shirtOwner } from '../people/shirt-owner.ts';
import { useAddedToast } from '../people/use-added-toast.ts';
import type { Person } from '../people/use-squad.ts';

interface SquadPasteDialogProps {
  readonly team: TeamData;
  readonly squad: readonly Person[];
  readonly onClose: () => void;
}

/** Adds a pasted list of people to a squad. */
export function SquadPasteDialog({ team, squad, onClose }: SquadPasteDialogProps) {
  const t = useTranslations('squad');
  const invalidate = useInvalidateTeams();
  const toastAdded = useAddedToast(team.id);
  const params = { teamId: team.id };
  const add = async (entries: Entries) => {
    const { added } = await squadApi.add({ params, body: { people: [...entries] } });
    toastAdded(added);
    onClose();
    await invalidate();
  };
  const explain = (reason: unknown) => {
    const owner = shirtOwner(reason);
    return owner && t('shirtTaken', owner);
  };
  return (
    <PasteDialog
      reader={{
        id: team.id,
        read: (body, signal) => squadApi.readTable({ params, body }, { signal }),
        available: teamColumns,
      }}
      into={{ isTeam: true, squad, mayGiveRoles: team.abilities.includes('team.changeRole') }}
      add={add}
      explain={explain}
      onClose={onClose}
    />
  );
}
