'use client';

import type { OrganisationAbility } from '@traip/contract';
import { useTranslations } from 'next-intl';
import type { FiguresData } from '../data/use-overview.ts';
import { FigureCard } from './figure-card.tsx';
import styles from './figures.module.css';
import { MatchesFigure } from './matches-figure.tsx';
import { shownFigures } from './shown-figures.ts';

interface FiguresProps {
  readonly figures: FiguresData;
  readonly orgCode: string;
  readonly abilities: readonly OrganisationAbility[];
}

/** Four figures of today with two weeks of history and a link each. */
export function Figures({ figures, orgCode, abilities }: FiguresProps) {
  const t = useTranslations('dashboard');
  return (
    <section aria-label={t('today')} className={styles.figures}>
      {shownFigures(abilities).map((key) =>
        key === 'matches' ? (
          <MatchesFigure key={key} figures={figures} orgCode={orgCode} />
        ) : (
          <FigureCard key={key} figures={figures} orgCode={orgCode} of={key} />
        ),
      )}
    </section>
  );
}
