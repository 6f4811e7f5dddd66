'use client';

import { CallFailure } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { raceResultApi } from '../../../../lib/api/race.ts';
import { useToast } from '../../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../../ui/form/use-failure-message.ts';
import { type EntryData, useInvalidateRaces } from '../../data/use-races.ts';
import { strokesText } from '../cards/edits.ts';
import type { HoleFormProps } from './hole-form.tsx';
import { holesFrom, nextHole } from './holes-in-order.ts';

type Scores = ReadonlyMap<string, number>;

interface WrongRow {
  readonly message: { readonly es: string; readonly en: string };
}

/** The current hole, the scores entered for it, and saving. */
export function useHole({ competitionId, race, golf, players, round }: HoleFormProps) {
  const t = useTranslations('golf.marker');
  const locale = useLocale();
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateRaces();
  const order = holesFrom(players[0]?.startingHole ?? null, golf.holes.length);
  const [hole, setHole] = useState(() => nextHole(order, players, round));
  const [scores, setScores] = useState<Scores>(new Map());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const at = hole === null ? order.length : order.indexOf(hole);
  const goTo = (next: number | null) => {
    setHole(next);
    setScores(new Map());
    setFailure(null);
  };
  const stored = ({ result }: EntryData) =>
    hole === null ? null : (result?.card[round - 1]?.holes[hole - 1] ?? null);
  const explain = (thrown: unknown) => {
    const details = thrown instanceof CallFailure ? thrown.error?.details : undefined;
    const [row] = (details as { rows?: readonly WrongRow[] } | undefined)?.rows ?? [];
    setFailure(row ? row.message[locale] : failureMessage(thrown, t('failed')));
  };
  const save = async () => {
    if (hole === null || busy) return;
    const chosen = players.flatMap(({ bib }) => {
      const strokes = scores.get(bib);
      return strokes === undefined ? [] : [{ bib, round, holes: [{ hole, strokes: strokesText(strokes) }] }];
    });
    setBusy(true);
    setFailure(null);
    try {
      if (chosen.length > 0) {
        await raceResultApi.saveCards({
          params: { competitionId, raceId: race.id },
          body: { cards: chosen },
        });
        toast(t('saved', { hole }));
        await invalidate();
      }
      goTo(order[at + 1] ?? null);
    } catch (thrown) {
      explain(thrown);
    } finally {
      setBusy(false);
    }
  };
  return {
    hole,
    isLast: at === order.length - 1,
    busy,
    failure,
    save,
    scoreOf: (entry: EntryData) => scores.get(entry.bib) ?? stored(entry),
    score: (entry: EntryData, strokes: number) =>
      setScores((before) => new Map(before).set(entry.bib, strokes)),
    back: () => goTo(order[Math.max(0, at - 1)] ?? 1),
    again: () => goTo(order[0] ?? 1),
  };
}
