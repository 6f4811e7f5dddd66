import FiberManualRecordRounded from '@mui/icons-material/FiberManualRecordRounded';
import { useTranslations } from 'next-intl';
import { Notice } from '../../ui/feedback/notice.tsx';
import { StateChip } from '../../ui/identity/state-chip.tsx';
import { TimedRefresh } from '../../ui/live/timed-refresh.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import type { NowData } from './load.ts';
import { MatchTile } from './match-tile.tsx';
import styles from './now.module.css';
import { spreadSports } from './spread-sports.ts';

/**
 * The refresh interval in seconds: short during live matches, longer otherwise, when a kick-off may be near.
 */
const seconds = { live: 20, quiet: 120 };

/** One full row of tiles: upcoming matches fill the places that live ones leave. */
const row = 4;

/** Live matches in all of Traip, and upcoming ones; hidden if there are neither. */
export function Now({ now }: { readonly now: NowData | null }) {
  const t = useTranslations('landing');
  if (now === null) {
    return (
      <div className={styles.failed}>
        <Notice tone="error" action={<TextLink href="/">{t('again')}</TextLink>}>
          {t('nowFailed')}
        </Notice>
      </div>
    );
  }
  const { length: live } = now.live;
  const matches = [...spreadSports(now.live), ...spreadSports(now.next).slice(0, Math.max(0, row - live))];
  return (
    <>
      <TimedRefresh seconds={live > 0 ? seconds.live : seconds.quiet} />
      {matches.length > 0 && (
        <section className={styles.now} aria-labelledby="now">
          <div className={styles.head}>
            <h2 id="now" className={styles.title}>
              {t(live > 0 ? 'liveNow' : 'next')}
            </h2>
            {live > 0 && (
              <StateChip tone="live" icon={<FiberManualRecordRounded />}>
                {t('liveCount', { count: live })}
              </StateChip>
            )}
          </div>
          <ul className={styles.tiles}>
            {matches.map((match) => (
              <MatchTile key={match.id} match={match} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
