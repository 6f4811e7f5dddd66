'use client';

import { useTranslations } from 'next-intl';
import { LinkTabs } from '../../../ui/tabs/link-tabs.tsx';
import type { RaceData } from '../data/use-races.ts';

interface RoundTabsProps {
  readonly rounds: readonly RaceData[];
  readonly address: string;
}

/** From the heats to the finals. */
export function RoundTabs({ rounds, address }: RoundTabsProps) {
  const t = useTranslations('races.rounds');
  const hasB = rounds.some(({ round }) => round === 'FINAL_B');
  return (
    <LinkTabs
      param="race"
      label={t('title')}
      items={rounds.flatMap(({ id, round }) =>
        round === null
          ? []
          : [
              {
                href: `${address}&race=${id}`,
                label: t(round === 'FINAL_A' && !hasB ? 'names.FINAL' : `names.${round}`),
              },
            ],
      )}
    />
  );
}
