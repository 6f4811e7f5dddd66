import { useLocale, useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import { localisedPath } from '../../i18n/locales.ts';
import { LiveRefresh } from '../../ui/live/live-refresh.tsx';
import lookStyles from '../../ui/look/look.module.css';
import { lookStyle } from '../../ui/look/look-style.ts';
import type { PublicCompetitionData } from '../public-matches/index.ts';
import type { WidgetKind } from '../sharing/index.ts';
import { WidgetFrame } from './frame.tsx';
import { BracketPart, MatchesPart, RacesPart, StandingsPart } from './parts.tsx';
import styles from './widget.module.css';

const parts: Record<WidgetKind, ComponentType<{ readonly competition: PublicCompetitionData }>> = {
  standings: StandingsPart,
  matches: MatchesPart,
  bracket: BracketPart,
  races: RacesPart,
};

interface WidgetProps {
  readonly kind: WidgetKind;
  readonly competition: PublicCompetitionData;
  /** Set by the embedding page; takes precedence over the competition's colour. */
  readonly accent: string | null;
}

export function Widget({ kind, competition, accent }: WidgetProps) {
  const t = useTranslations('widgets');
  const { id, name, traip, season, look } = competition;
  const Part = parts[kind];
  const style = lookStyle(accent === null ? look : { primaryColor: accent, accentColor: null });
  const page = localisedPath(useLocale(), `/c/${id}`);
  return (
    <WidgetFrame>
      <main className={`${styles.widget} ${style ? lookStyles.page : ''}`} style={style}>
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
