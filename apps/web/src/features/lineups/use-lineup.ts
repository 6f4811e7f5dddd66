'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFailure } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { lineupApi } from '../../lib/api/browser.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';
import { type Draft, type LineupData, playersIn } from './draft/draft.ts';

export interface LineupKey {
  readonly matchId: string;
  readonly teamId: string;
}

export function useLineup(params: LineupKey) {
  return useQuery({
    queryKey: ['lineup', 'get', params],
    queryFn: ({ signal }) => lineupApi.get({ params }, { signal }),
  });
}

/** Saves the lineup, and confirms it if requested. After a refusal the input stays. */
export function useSaveLineup({ matchId, teamId }: LineupKey, onSaved: () => void) {
  const t = useTranslations('lineups');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<'save' | 'confirm' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [code, setCode] = useState<string | null>(null);
  const key = ['lineup', 'get', { matchId, teamId }];
  const write = (lineup: LineupData['lineup'], draft: Draft, forced: Forced) => {
    const players = playersIn(draft);
    if (lineup === null) return lineupApi.create({ body: { matchId, teamId, players, ...forced } });
    const { id, version, substitutions } = lineup;
    return lineupApi.update({ body: { id, version, substitutions, players, ...forced } });
  };
  const saveDraft = async (lineup: LineupData['lineup'], draft: Draft, options: SaveOptions) => {
    const { confirm, ...forced } = options;
    const { force, protest } = options;
    const saved = await write(lineup, draft, forced);
    if (!confirm || saved.lineup === null || !saved.actions.includes('confirm')) return saved;
    const { id, version } = saved.lineup;
    queries.setQueryData(key, saved);
    return lineupApi.confirm({ params: { id }, body: { version, force, protest } });
  };
  const save = async (lineup: LineupData['lineup'], draft: Draft, options: SaveOptions) => {
    if (busy !== null) return;
    setBusy(options.confirm ? 'confirm' : 'save');
    setFailure(null);
    setCode(null);
    try {
      queries.setQueryData(key, await saveDraft(lineup, draft, options));
      onSaved();
      toast(t(options.confirm ? 'confirmed' : 'saved'));
      void queries.invalidateQueries({ queryKey: ['lineup', 'atDesk'] });
    } catch (reason) {
      setFailure(failureMessage(reason, t('saveFailed')));
      setCode(reason instanceof CallFailure ? (reason.code ?? null) : null);
    } finally {
      setBusy(null);
    }
  };
  return { save, busy, failure, code };
}

interface Forced {
  readonly formation: string | null;
  /** Fields suspended or ineligible players anyway. */
  readonly force: boolean;
  /** The reason given for it. */
  readonly protest: string;
}

interface SaveOptions extends Forced {
  readonly confirm: boolean;
}
