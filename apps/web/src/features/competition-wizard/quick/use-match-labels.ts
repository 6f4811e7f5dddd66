'use client';

import { useTranslations } from 'next-intl';
import type { PreviewRound, PreviewSide } from './timetable-preview.ts';

interface MatchLabels {
  readonly round: (round: PreviewRound) => string;
  readonly side: (side: PreviewSide) => string;
}

/** Names of rounds and open slots. */
export function useMatchLabels(): MatchLabels {
  const t = useTranslations('competitionWizard');
  return {
    round: (round) => {
      switch (round.kind) {
        case 'group':
          return t('quick.group', { group: round.group });
        case 'round':
          return t('quick.round', { number: round.number });
        case 'third':
          return t('quick.third');
        case 'repechage':
        case 'bronze':
          return t(`stages.${round.kind}`);
        case 'other':
          return t('quick.otherMatch');
        case 'knockout':
          return stepName(t, round.size);
      }
    },
    side: (side) => {
      if (side.kind === 'team') return side.name;
      if (side.kind === 'group') return t('quick.ofGroup', { position: side.position, group: side.group });
      return t(`quick.sides.${side.kind}`);
    },
  };
}

type Translate = ReturnType<typeof useTranslations<'competitionWizard'>>;

function stepName(t: Translate, size: number): string {
  if (size === 1) return t('stages.final');
  if (size === 2) return t('quick.semiFinal');
  if (size === 4) return t('quick.quarterFinal');
  return size === 8 ? t('stages.lastSixteen') : t('stages.lastOf', { count: size * 2 });
}
