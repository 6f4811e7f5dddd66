import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { Crest, DashedShield } from '../../ui/identity/crest.tsx';
import { LiveNow } from '../../ui/live/live-now.tsx';
import { MatchState } from '../../ui/match-list/match-state.tsx';
import type { MatchRowView } from '../../ui/match-row/types.ts';
import { loadMatches, type PublicCompetitionData } from '../public-matches/index.ts';
import styles from './parts/public-competition.module.css';

export async function LiveStrip({ competition }: { readonly competition: PublicCompetitionData }) {
  if (competition.state !== 'IN_PROGRESS') return null;
  const { items } = await loadMatches(competition.id, { timeline: 'LIVE', limit: 6 });
  if (items.length === 0) return null;
  return (
    <>
      <LiveNow />
      <Strip matches={items} />
    </>
  );
}

function Strip({ matches }: { readonly matches: readonly MatchRowView[] }) {
  const t = useTranslations('publicCompetition');
  return (
    <ul className={styles.strip} aria-label={t('playingNow')}>
      {matches.map((match) => (
        <li key={match.id}>
          <Link href={`/m/${match.id}`} className={styles.live}>
            <span className={styles.liveHead}>
              <MatchState state={match.state} />
              {match.clock?.shown && <b className={styles.minute}>{match.clock.shown}′</b>}
            </span>
            <Side team={match.home} score={match.score?.home ?? 0} />
            <Side team={match.away} score={match.score?.away ?? 0} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Side({ team, score }: { readonly team: MatchRowView['home']; readonly score: number }) {
  const t = useTranslations('bracket');
  return (
    <span className={styles.side}>
      {team === null ? (
        <DashedShield width={26} />
      ) : (
        <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={26} />
      )}
      <b className={styles.name}>{team?.name ?? t('undecided')}</b>
      <b className={styles.score}>{score}</b>
    </span>
  );
}
