'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { personMergeApi } from '../../../../lib/api/person-merge.ts';
import { useToast } from '../../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../../ui/form/use-failure-message.ts';
import { fullName } from '../../../../ui/identity/full-name.ts';
import { useInvalidateTeams } from '../../team/use-team.ts';
import type { Pair } from './use-duplicates.ts';
import { useUndoMerge } from './use-undo-merge.ts';

export type Preview = Awaited<ReturnType<typeof personMergeApi.preview>>;

interface MergeOptions {
  readonly teamId: string;
  readonly pair: Pair;
  readonly onClose: () => void;
}

/** Who stays is chosen first; what that would move is asked of the server each time. */
export function useMerge({ teamId, pair, onClose }: MergeOptions) {
  const t = useTranslations('squad.duplicates');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateTeams();
  const undo = useUndoMerge(teamId);
  const [keptId, setKeptId] = useState(pair.kept.personId);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [kept, merged] = keptId === pair.kept.personId ? [pair.kept, pair.merged] : [pair.merged, pair.kept];
  const input = { params: { teamId }, body: { keptId: kept.personId, mergedId: merged.personId } };
  const preview = useQuery({
    queryKey: ['team', 'mergePreview', { teamId, ...input.body }],
    queryFn: ({ signal }) => personMergeApi.preview(input, { signal }),
  });
  const send = async () => {
    setBusy(true);
    try {
      const { mergeId } = await personMergeApi.merge(input);
      toast(t('merged', { name: fullName(kept) }), 'success', {
        label: t('undo'),
        run: () => void undo(mergeId),
      });
      onClose();
      await invalidate();
    } catch (reason) {
      setFailure(failureMessage(reason, t('mergeFailed')));
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const choose = (personId: string) => {
    setFailure(null);
    setKeptId(personId);
  };
  return { kept, merged, preview, busy, failure, submit, choose };
}
