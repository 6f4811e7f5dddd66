'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { CallReply, ElsewhereImport, exchangeCalls, Write } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { competitionApi, exchangeApi } from '../../lib/api/browser.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../ui/form/use-failure-message.ts';

export type Outcome = CallReply<(typeof exchangeCalls)['importElsewhere']>;
type Input = Write<typeof ElsewhereImport>;
export type ImportFile = Input['files'][number];

/** The chosen settings; anything left open is detected. */
export type Choices = Omit<Input, 'files' | 'mode'>;

type Stage =
  | { readonly step: 'CHOOSE' }
  | { readonly step: 'LOOK'; readonly files: readonly ImportFile[]; readonly preview: Outcome }
  | { readonly step: 'DONE'; readonly imported: Outcome };

/** Files, then a preview, then the competition; and back. */
export function useSeasonImport(orgCode: string) {
  const t = useTranslations('seasonImport');
  const failureMessage = useFailureMessage();
  const refresh = useRefresh();
  const toast = useToast();
  const [stage, setStage] = useState<Stage>({ step: 'CHOOSE' });
  const [choices, setChoices] = useState<Choices>({});
  const [busy, setBusy] = useState<'READING' | 'IMPORTING' | 'UNDOING' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = async (status: typeof busy, work: () => Promise<void>) => {
    if (busy !== null) return;
    setBusy(status);
    setFailure(null);
    await work().catch((reason: unknown) => setFailure(failureMessage(reason, t('failed'))));
    setBusy(null);
  };
  const send = (files: readonly ImportFile[], mode: 'PREVIEW' | 'COMMIT', settings: Choices) =>
    exchangeApi.importElsewhere({ params: { orgCode }, body: { ...settings, files: [...files], mode } });
  const loadPreview = (files: readonly ImportFile[], settings: Choices) =>
    attempt('READING', async () => {
      setChoices(settings);
      setStage({ step: 'LOOK', files, preview: await send(files, 'PREVIEW', settings) });
    });
  return {
    stage,
    choices,
    busy,
    failure,
    choose: (files: readonly ImportFile[]) => void loadPreview(files, {}),
    change: (to: Choices) => {
      if (stage.step === 'LOOK') void loadPreview(stage.files, { ...choices, ...to });
    },
    startOver: () => {
      setStage({ step: 'CHOOSE' });
      setFailure(null);
    },
    save: (name: string) => {
      if (stage.step !== 'LOOK') return;
      void attempt('IMPORTING', async () => {
        const imported = await send(stage.files, 'COMMIT', { ...choices, name });
        await refresh();
        setStage({ step: 'DONE', imported });
      });
    },
    undo: () => {
      if (stage.step !== 'DONE' || stage.imported.competitionId === null) return;
      const { competitionId: id, name } = stage.imported;
      void attempt('UNDOING', async () => {
        await competitionApi.delete({ params: { id } });
        await refresh();
        toast(t('undone', { name }));
        setStage({ step: 'CHOOSE' });
      });
    },
  };
}

export type SeasonImportState = ReturnType<typeof useSeasonImport>;

function useRefresh() {
  const queries = useQueryClient();
  return async () => {
    const resources = ['competition', 'traip', 'team', 'dashboard'];
    await Promise.all(resources.map((resource) => queries.invalidateQueries({ queryKey: [resource] })));
  };
}
