'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { raceRankingApi } from '../../../lib/api/race.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { useInvalidateRaces } from '../data/use-races.ts';
import {
  type Preset,
  presetTexts,
  type RankingProblem,
  type RankingTexts,
  rankingOfTexts,
  textsOfRanking,
} from './presets.ts';
import type { RankingData } from './use-rankings.ts';

export interface RankingFormOptions {
  readonly competitionId: string;
  /** Null: a new ranking. */
  readonly ranking: RankingData | null;
  readonly onClose: () => void;
}

/** The ranking form; invalid values are reported on their field. */
export function useRankingForm({ competitionId, ranking, onClose }: RankingFormOptions) {
  const t = useTranslations('races.rankings');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateRaces();
  const usual = (preset: Preset) => presetTexts(preset, t(`presetNames.${preset}`), new Date().getFullYear());
  const [texts, setTexts] = useState<RankingTexts>(() =>
    ranking === null ? usual('series') : textsOfRanking(ranking),
  );
  const [wrong, setWrong] = useState<RankingProblem | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = rankingOfTexts(texts);
    setWrong(read.wrong ?? null);
    if (read.ranking === undefined || busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const { kind, ...change } = read.ranking;
      if (ranking === null)
        await raceRankingApi.create({ params: { competitionId }, body: { ...change, kind } });
      else
        await raceRankingApi.update({
          params: { competitionId, rankingId: ranking.id },
          body: { ...change, version: ranking.version },
        });
      toast(ranking === null ? t('created') : t('saved'));
      await invalidate();
      onClose();
    } catch (reason) {
      setFailure(failureMessage(reason, t('failed')));
    } finally {
      setBusy(false);
    }
  };
  return {
    texts,
    busy,
    failure,
    problemOf: (field: RankingProblem) => (wrong === field ? t('notANumber') : undefined),
    set: (change: Partial<RankingTexts>) => setTexts((before) => ({ ...before, ...change })),
    choose: (preset: Preset) => setTexts(usual(preset)),
    submit: (event: FormEvent) => void submit(event),
  };
}
