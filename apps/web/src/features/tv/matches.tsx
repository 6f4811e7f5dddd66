import { useLocale, useTranslations } from 'next-intl';
import { calendarDayInBrief, timeOfDay } from '../../i18n/formats.ts';
import { inMadrid } from '../../i18n/madrid.ts';
import { useBoutText } from '../../ui/bout/use-bout-text.ts';
import { Crest, DashedShield } from '../../ui/identity/crest.tsx';
import type { MatchRowView } from '../../ui/match-row/types.ts';
import { useOriginLabel } from '../../ui/match-row/use-origin-label.ts';
import styles from './tv.module.css';

interface MatchesProps {
  readonly matches: readonly MatchRowView[];
}

/** Live matches, with the score as the largest element. */
export function LiveMatches({ matches }: MatchesProps) {
  return (
    <ul className={styles.live} data-count={matches.length}>
      {matches.map((match) => (
        <li key={match.id} className={styles.board}>
          <Name match={match} side="home" />
          <p className={styles.score}>
            {match.score?.home ?? 0}–{match.score?.away ?? 0}
            {match.clock?.shown && <span className={styles.minute}>{match.clock.shown}′</span>}
          </p>
          <Name match={match} side="away" />
        </li>
      ))}
    </ul>
  );
}

export function MatchLines({ matches }: MatchesProps) {
  return (
    <ul className={styles.lines} data-few={matches.length <= 3 || undefined}>
      {matches.map((match) => (
        <li key={match.id} className={styles.line}>
          <When match={match} />
          <Name match={match} side="home" />
          <b className={styles.result}>
            <Result match={match} />
          </b>
          <Name match={match} side="away" />
        </li>
      ))}
    </ul>
  );
}

/** After judges' decisions and golf by holes: how it was won. */
function Result({ match: { score, ending } }: { readonly match: MatchRowView }) {
  const boutText = useBoutText();
  if (ending?.bout?.isJudged) return boutText(ending.bout).short;
  return score === null ? '–' : `${score.home}–${score.away}`;
}

function When({ match: { kickOff, venue, field } }: { readonly match: MatchRowView }) {
  const t = useTranslations('tv');
  const locale = useLocale();
  const location = field?.name ?? venue?.name;
  if (kickOff === null) return <span className={styles.when}>{t('noDate')}</span>;
  const moment = new Date(kickOff);
  return (
    <span className={styles.when}>
      <b>{timeOfDay(locale, moment)}</b> {calendarDayInBrief(locale, inMadrid(moment).day)}
      {location !== undefined && <span className={styles.where}>{location}</span>}
    </span>
  );
}

interface NameProps {
  readonly match: MatchRowView;
  readonly side: 'home' | 'away';
}

function Name({ match, side }: NameProps) {
  const originLabel = useOriginLabel();
  const team = match[side];
  return (
    <span className={`${styles.team} ${side === 'home' ? styles.home : ''}`}>
      {team === null ? (
        <DashedShield width={44} />
      ) : (
        <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={44} />
      )}
      <b>{team?.name ?? originLabel(match[`${side}Origin`])}</b>
    </span>
  );
}
