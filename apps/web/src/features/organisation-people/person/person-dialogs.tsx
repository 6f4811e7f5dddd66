'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { OrganisationPerson } from '../data/use-people.ts';
import type { PersonTask } from './person-menu.tsx';
import { type Facts, useLoadFacts } from './use-facts.ts';

const AssignDialog = dynamic(() => import('../assign/assign-dialog.tsx').then((file) => file.AssignDialog), {
  ssr: false,
});
const EditDialog = dynamic(() => import('./edit-dialog.tsx').then((file) => file.EditDialog), {
  ssr: false,
});
const PhotoDialog = dynamic(() => import('./photo-dialog.tsx').then((file) => file.OrganisationPhotoDialog), {
  ssr: false,
});

/** The current action on a person in the list; before editing, the person is fetched again. */
export function usePersonTask(orgCode: string) {
  const [acted, setActed] = useState<{ readonly personId: string; readonly task: 'assign' | 'photo' } | null>(
    null,
  );
  const [edited, setEdited] = useState<Facts | null>(null);
  const loadFacts = useLoadFacts(orgCode);
  const start = async ({ personId }: OrganisationPerson, task: PersonTask) => {
    if (task === 'edit') setEdited(await loadFacts(personId));
    else setActed({ personId, task });
  };
  const close = () => {
    setActed(null);
    setEdited(null);
  };
  return { acted, edited, start, close };
}

interface PersonDialogsProps extends Pick<ReturnType<typeof usePersonTask>, 'acted' | 'edited' | 'close'> {
  readonly orgCode: string;
  readonly people: readonly OrganisationPerson[];
}

export function PersonDialogs({ orgCode, people, acted, edited, close }: PersonDialogsProps) {
  if (edited !== null) return <EditDialog orgCode={orgCode} facts={edited} onClose={close} />;
  const person = people.find(({ personId }) => personId === acted?.personId);
  if (acted === null || person === undefined) return null;
  const own = { orgCode, person, onClose: close };
  return acted.task === 'assign' ? <AssignDialog {...own} /> : <PhotoDialog {...own} />;
}
