'use client';

import type { BracketTie, Step, TieResult } from '@traip/contract/bracket';
import { useLocale, useTranslations } from 'next-intl';
import { shortDayAndTime } from '../../i18n/formats.ts';
import { useBoutText } from '../bout/use-bout-text.ts';
import { lengthOf } from './length-of.ts';
import type { BracketLabels } from './use-bracket-labels.ts';

interface TieText {
  /** Legs, penalties, how a bout was won. */
  readonly details: readonly string[];
  /** For readers who can't see the bracket: "Semi-final 1: Atlético – Rayo, 2–1". */
  readonly name: string;
}

export function useTieText(labels: BracketLabels): (tie: BracketTie, step: Step) => TieText {
  const t = useTranslations('bracket');
  const locale = useLocale();
  const boutText = useBoutText();
  return (tie, step) => {
    const { first, second, result } = tie;
    const won = result?.bout ? boutText(result.bout) : null;
    const score = result === null ? [] : [scoreText(result, won?.short ?? null)];
    const details = [
      ...lengthOf(tie, t),
      ...(result === null ? [] : detailsOf(result, t)),
      ...(won === null ? [] : [won.full]),
    ];
    const when = tie.nextAt === null ? [] : [shortDayAndTime(locale, new Date(tie.nextAt))];
    const sides = t('sides', {
      tie: labels.fullTieLabel(tie, step),
      first: labels.slot(first),
      second: labels.slot(second),
    });
    const name = [sides, ...score, ...details, ...when].join(', ');
    return { details, name };
  };
}

/** After a judges' decision: how it was won. */
function scoreText({ first, second, bout }: TieResult, method: string | null): string {
  return bout?.isJudged && method !== null ? method : `${first.total}–${second.total}`;
}

function detailsOf({ first, second }: TieResult, t: ReturnType<typeof useTranslations<'bracket'>>) {
  const legs = first.legs.map((goals, index) => `${goals}–${second.legs[index] ?? 0}`);
  return [
    ...(legs.length > 0 ? [legs.join(', ')] : []),
    ...(first.shootOut === null ? [] : [t('shootOut', { score: `${first.shootOut}–${second.shootOut}` })]),
  ];
}
