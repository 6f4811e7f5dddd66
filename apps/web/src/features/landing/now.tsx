import FiberManualRecordRounded from '@mui/icons-material/FiberManualRecordRounded';
import { useTranslations } from 'next-intl';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { StateChip } from '../../ui/identity/state-chip.tsx';
import { TimedRefresh } from '../../ui/live/timed-refresh.tsx';
import { MatchRows } from '../../ui/match-row/match-rows.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import type { NowData } from './load.ts';
import styles from './now.module.css';

/** The refresh interval while something is live; otherwise a kick-off may be near. */
const seconds = { live: 20, quiet: 120 };

/** Live and upcoming matches of all of Traip. */
export function Now({ now }: { readonly now: NowData | null }) {
  const t = useTranslations('landing');
  if (now === null) {
    return (
      <div className={styles.section}>
        <Notice tone="error" action={<TextLink href="/">{t('again')}</TextLink>}>
          {t('nowFailed')}
        </Notice>
      </div>
    );
  }
  const isLive = now.live.length > 0;
  return (
    <div className={`${styles.section} ${isLive ? styles.two : ''}`}>
      <TimedRefresh seconds={isLive ? seconds.live : seconds.quiet} />
      {isLive && (
        <Card
          title={t('liveNow')}
          flush
          aside={
            <StateChip tone="live" icon={<FiberManualRecordRounded />}>
              {t('liveCount', { count: now.live.length })}
            </StateChip>
          }
        >
          <MatchRows matches={now.live} withCompetition />
        </Card>
      )}
      <Card title={t('next')} flush>
        {now.next.length === 0 ? (
          <EmptyState title={t('nothingNext')}>{t('nothingNextText')}</EmptyState>
        ) : (
          <MatchRows matches={now.next} withCompetition />
        )}
      </Card>
    </div>
  );
}
