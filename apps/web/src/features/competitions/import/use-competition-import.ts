'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRouter } from '../../../i18n/navigation.ts';
import { exchangeApi, traipApi } from '../../../lib/api/browser.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { competitionIn, type FileOfCompetition } from './competition-file.ts';

export type Preview = Awaited<ReturnType<typeof exchangeApi.importCompetition>>;

interface ReadFile {
  readonly file: FileOfCompetition;
  readonly preview: Preview;
}

/** Read first; then imported as a draft, all or nothing. */
export function useCompetitionImport(orgCode: string) {
  const t = useTranslations('competitionImport');
  const failureMessage = useFailureMessage();
  const [readFile, setReadFile] = useState<ReadFile | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const arrive = useShowImported(orgCode);

  const attempt = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    await work().catch((reason: unknown) => setFailure(failureMessage(reason, t('failed'))));
    setBusy(false);
  };
  const read = (text: string) => {
    const file = competitionIn(text);
    setReadFile(null);
    if (file === null) return setFailure(t('notAFile'));
    void attempt(async () => {
      const preview = await exchangeApi.importCompetition({
        params: { orgCode },
        body: { file, mode: 'PREVIEW' },
      });
      setReadFile({ file, preview });
    });
  };
  const create = (traipId: string) => {
    if (readFile === null) return setFailure(t('chooseFirst'));
    const body = { file: readFile.file, mode: 'COMMIT' as const, ...(traipId !== '' && { traipId }) };
    void attempt(async () => {
      const { competitionId } = await exchangeApi.importCompetition({ params: { orgCode }, body });
      await arrive(competitionId, readFile.file.competition.name);
    });
  };
  return { readFile, failure, busy, read, create };
}

function useShowImported(orgCode: string) {
  const t = useTranslations('competitionImport');
  const toast = useToast();
  const router = useRouter();
  const queries = useQueryClient();
  return async (id: string | null, name: string) => {
    const resources = ['competition', 'traip', 'team'];
    await Promise.all(resources.map((resource) => queries.invalidateQueries({ queryKey: [resource] })));
    toast(t('done', { name }));
    if (id !== null) router.push(`/dashboard/${orgCode}/competitions/${id}`);
  };
}

/** Traips of the same sport. */
export function useMatchingTraips(organisationId: string, sportKey: FileOfCompetition['traip']['sportKey']) {
  const query = { sportKey, limit: 100 };
  return useQuery({
    queryKey: ['traip', 'ofOrganisation', { organisationId, ...query }],
    queryFn: ({ signal }) => traipApi.ofOrganisation({ params: { id: organisationId }, query }, { signal }),
  });
}
