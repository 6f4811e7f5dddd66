import { useTranslations } from 'next-intl';
import { type BoutView, useBoutText } from '../bout/use-bout-text.ts';
import { Crest, DashedShield } from '../identity/crest.tsx';
import styles from './match-row.module.css';
import type { MatchRowView } from './types.ts';
import { useOriginLabel } from './use-origin-label.ts';

interface SidesProps {
  readonly match: MatchRowView;
  readonly ownTeamIds: readonly string[];
}

/** The two sides and their score, always close together. */
export function Sides({ match, ownTeamIds }: SidesProps) {
  return (
    <span className={styles.sides}>
      <Side match={match} ownTeamIds={ownTeamIds} side="home" />
      <Score match={match} />
      <Side match={match} ownTeamIds={ownTeamIds} side="away" />
    </span>
  );
}

type SideName = 'home' | 'away';

/** Bold for the winner, grey for the loser. */
function outcomeOf({ ending }: MatchRowView, side: SideName): 'won' | 'lost' | null {
  if (ending === null || ending.winner === null) return null;
  return ending.winner.toLowerCase() === side ? 'won' : 'lost';
}

function Side({ match, ownTeamIds, side }: SidesProps & { readonly side: SideName }) {
  const originLabel = useOriginLabel();
  const t = useTranslations('matchList');
  const team = match[side];
  const outcome = outcomeOf(match, side);
  const isOwn = team !== null && ownTeamIds.includes(team.id);
  const isAbsent = match.ending?.outcome === `FORFEIT_${side === 'home' ? 'HOME' : 'AWAY'}`;
  const classes = [styles.side, styles[side], outcome && styles[outcome], isOwn && styles.own];
  return (
    <span className={[...classes, team === null && styles.undecided].filter(Boolean).join(' ')}>
      {team === null ? (
        <DashedShield width={20} />
      ) : (
        <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={20} />
      )}
      <span className={styles.name}>{team?.name ?? originLabel(match[`${side}Origin`])}</span>
      {isAbsent && (
        <abbr className={styles.absent} title={t('absent')}>
          {t('absentInBrief')}
        </abbr>
      )}
    </span>
  );
}

function Score({ match }: Pick<SidesProps, 'match'>) {
  const { score, ending } = match;
  if (score === null) {
    return (
      <span className={styles.score}>
        <Versus />
      </span>
    );
  }
  if (ending?.bout?.isJudged) return <JudgedScore bout={ending.bout} />;
  return (
    <span className={styles.score}>
      <span className={styles.digits}>
        <b className={styles[outcomeOf(match, 'home') ?? 'level']}>{score.home}</b>
        <i aria-hidden="true">–</i>
        <b className={styles[outcomeOf(match, 'away') ?? 'level']}>{score.away}</b>
      </span>
      {ending !== null && <EndingNote ending={ending} />}
    </span>
  );
}

/** After a judges' decision there are no points: "KO", with its round and time. */
function JudgedScore({ bout }: { readonly bout: BoutView }) {
  const { short, beside } = useBoutText()(bout);
  return (
    <span className={styles.score}>
      <span className={styles.digits}>
        <b className={styles.method}>{short}</b>
      </span>
      {beside !== '' && <small>{beside}</small>}
    </span>
  );
}

function Versus() {
  const t = useTranslations('bracket');
  return <span className={styles.versus}>{t('versus')}</span>;
}

/** The sets, the shoot-out, or how a bout was won. */
function EndingNote({ ending }: { readonly ending: NonNullable<MatchRowView['ending']> }) {
  const t = useTranslations('matchList');
  const boutText = useBoutText();
  const { sets, shootOut, bout } = ending;
  if (bout !== null) return <small>{boutText(bout).beside}</small>;
  const pair = ({ home, away }: { home: number; away: number }) => `${home}–${away}`;
  if (shootOut !== null) return <small>{t('afterShootOut', { score: pair(shootOut) })}</small>;
  return (
    sets.length > 0 && (
      <small className={styles.sets}>
        {/* Lines break between sets, never within one. */}
        {sets.map((set, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a set is its number
          <span key={index}>{pair(set)} </span>
        ))}
      </small>
    )
  );
}
