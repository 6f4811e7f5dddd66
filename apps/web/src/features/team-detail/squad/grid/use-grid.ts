'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { squadApi } from '../../../../lib/api/squad.ts';
import type { PersonField } from '../../../../lib/person-field.ts';
import { useToast } from '../../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../../ui/form/use-failure-message.ts';
import { useInvalidateTeams } from '../../team/use-team.ts';
import type { Person } from '../people/use-squad.ts';
import {
  type Change,
  changesOf,
  countEdits,
  type Edits,
  problemsAfter,
  problemsBefore,
  type RowProblems,
  withEdit,
} from './edits.ts';

const noEdits: Edits = new Map();
const noProblems: RowProblems = new Map();

/** Changes stay until saved, whatever the server sends meanwhile. */
export function useGrid(teamId: string, people: readonly Person[]) {
  const t = useTranslations('squad');
  const locale = useLocale();
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateTeams();
  const [edits, setEdits] = useState(noEdits);
  const [problems, setProblems] = useState(noProblems);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const edit = useCallback(
    (person: Person, field: PersonField, value: string) =>
      setEdits((before) => withEdit(before, person, field, value)),
    [],
  );
  const discard = () => {
    setEdits(noEdits);
    setProblems(noProblems);
    setFailure(null);
  };
  const explain = async (reason: unknown, changes: readonly Change[]) => {
    const sentences = {
      locale,
      staleMessage: t('edit.overtaken'),
      shirtTakenMessage: (owner: { shirt: number; name: string }) => t('shirtTaken', owner),
    };
    const found = problemsAfter(reason, changes, people, sentences);
    setProblems(found);
    if (found.size === 0) setFailure(failureMessage(reason, t('edit.failed')));
    // Refetches rows changed by others; the input stays.
    await invalidate();
  };
  const save = async () => {
    const changes = changesOf(people, edits);
    const wrong = problemsBefore(changes, locale);
    setProblems(wrong);
    setFailure(wrong.size > 0 ? t('grid.wrong', { count: wrong.size }) : null);
    if (wrong.size > 0 || changes.length === 0) return;
    setBusy(true);
    try {
      await squadApi.change({ params: { teamId }, body: { people: [...changes] } });
      toast(t('grid.saved', { count: countEdits(edits) }));
      await invalidate();
      discard();
    } catch (reason) {
      await explain(reason, changes);
    } finally {
      setBusy(false);
    }
  };
  return { edits, problems, failure, busy, count: countEdits(edits), edit, discard, save };
}
