import { useLocale, useTranslations } from 'next-intl';
import type { ComponentType, CSSProperties } from 'react';
import { localisedPath } from '../../i18n/locales.ts';
import { LiveRefresh } from '../../ui/live/live-refresh.tsx';
import type { PublicCompetitionData } from '../public-competition/index.ts';
import type { WidgetKind } from '../sharing/index.ts';
import { readableAccent } from './accent.ts';
import { WidgetFrame } from './frame.tsx';
import { BracketPart, MatchesPart, StandingsPart } from './parts.tsx';
import styles from './widget.module.css';

const parts: Record<WidgetKind, ComponentType<{ readonly competition: PublicCompetitionData }>> = {
  standings: StandingsPart,
  matches: MatchesPart,
  bracket: BracketPart,
};

interface WidgetProps {
  readonly kind: WidgetKind;
  readonly competition: PublicCompetitionData;
  readonly accent: string | null;
}

export function Widget({ kind, competition, accent }: WidgetProps) {
  const t = useTranslations('widgets');
  const { id, name, traip, season } = competition;
  const Part = parts[kind];
  const page = localisedPath(useLocale(), `/c/${id}`);
  return (
    <WidgetFrame>
      <main className={styles.widget} style={accent === null ? undefined : coloursOf(accent)}>
        <header className={styles.head}>
          <h1>
            <a href={page} className={styles.name} target="_blank" rel="noopener">
              {name}
            </a>
          </h1>
          <span className={styles.quiet}>
            {traip.name} · {season.name}
          </span>
        </header>
        <Part competition={competition} />
        <footer className={styles.foot}>
          <a href={page} target="_blank" rel="noopener">
            {t('onTraip')}
          </a>
        </footer>
      </main>
      <LiveRefresh feed={`competition/${id}`} />
    </WidgetFrame>
  );
}

const coloursOf = (accent: string) =>
  ({
    '--on-light': readableAccent(accent, 'light'),
    '--on-dark-ground': readableAccent(accent, 'dark'),
  }) as CSSProperties;
