import { useTranslations } from 'next-intl';
import { Link } from '../../../i18n/navigation.ts';
import { useBoutText } from '../../../ui/bout/use-bout-text.ts';
import { Crest } from '../../../ui/identity/crest.tsx';
import { letterOf } from '../../../ui/match-row/letter-of.ts';
import type { MatchRowView } from '../../../ui/match-row/types.ts';
import styles from './form-card.module.css';

interface LastMatchProps {
  readonly match: MatchRowView;
  /** The side it's seen from. */
  readonly teamId: string;
}

/** A played match from one side: letter, opponent, venue, and the score with its own figure first. */
export function LastMatch({ match, teamId }: LastMatchProps) {
  const t = useTranslations('publicMatch.form');
  const tMatchList = useTranslations('matchList');
  const isHome = match.home?.id === teamId;
  const rival = isHome ? match.away : match.home;
  const letter = letterOf(match, teamId);
  return (
    <li>
      <Link href={`/m/${match.id}`} className={styles.match}>
        {letter !== null && (
          <span className={`${styles.letter} ${styles[`letter${letter}`]}`}>
            <span aria-hidden="true">{tMatchList(`letters.${letter}`)}</span>
            <span className="visually-hidden">{tMatchList(`results.${letter}`)}</span>
          </span>
        )}
        {rival !== null && (
          <Crest name={rival.name} url={rival.avatarUrl} kind={rival.competitorKind} width={20} />
        )}
        <span className={styles.rival}>{rival?.name}</span>
        {rival?.competitorKind === 'TEAM' && (
          <span className={styles.where}>{t(isHome ? 'atHome' : 'away')}</span>
        )}
        <b className={styles.score}>
          <OwnScore match={match} isHome={isHome} />
        </b>
      </Link>
    </li>
  );
}

function OwnScore({ match: { score, ending }, isHome }: { match: MatchRowView; isHome: boolean }) {
  const boutText = useBoutText();
  const bout = ending?.bout ?? null;
  if (bout?.isJudged) return boutText(bout).short;
  if (score === null) return '–';
  return isHome ? `${score.home}–${score.away}` : `${score.away}–${score.home}`;
}
