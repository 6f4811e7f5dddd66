'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import { fullName } from '../../ui/identity/full-name.ts';
import type { DuplicatesSource } from './source.ts';
import { useDuplicateDecision } from './use-duplicate-decision.ts';
import type { Pair } from './use-duplicates.ts';

interface MergeOptions {
  readonly source: DuplicatesSource;
  readonly pair: Pair;
  readonly onClose: () => void;
}

/** The person who stays is chosen first; the server previews each choice. */
export function useMerge({ source, pair, onClose }: MergeOptions) {
  const t = useTranslations('squad.duplicates');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const queries = useQueryClient();
  const { tellApart, undoMerge } = useDuplicateDecision(source);
  const [keptId, setKeptId] = useState(pair.kept.personId);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [kept, merged] = keptId === pair.kept.personId ? [pair.kept, pair.merged] : [pair.merged, pair.kept];
  const body = { keptId: kept.personId, mergedId: merged.personId };
  const preview = useQuery({
    queryKey: ['team', 'mergePreview', { id: source.id, ...body }],
    queryFn: ({ signal }) => source.preview(body, { signal }),
  });
  const send = async () => {
    setBusy(true);
    try {
      const { mergeId } = await source.merge(body);
      toast(t('merged', { name: fullName(kept) }), 'success', {
        label: t('undo'),
        run: () => void undoMerge(mergeId),
      });
      onClose();
      await queries.invalidateQueries({ queryKey: ['team'] });
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
  const markDifferent = async () => {
    const isDone = await tellApart({ keptId: pair.kept.personId, mergedId: pair.merged.personId });
    if (isDone) onClose();
  };
  return { kept, merged, preview, busy, failure, submit, choose, markDifferent };
}
