import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { Card } from '../../../ui/card.tsx';
import { MatchRows } from '../../../ui/match-row/match-rows.tsx';
import type { MatchRowView } from '../../../ui/match-row/types.ts';
import { joinNames } from '../../../ui/standings/standings-text.ts';
import type { PublicCompetitionData, StoryData } from '../../public-matches/index.ts';
import { courseOf, turningPoints } from './champion-course.ts';
import styles from './champion-path.module.css';

interface ChampionPathProps {
  readonly competition: PublicCompetitionData;
  readonly story: StoryData;
  /** All matches of the champion in the deciding phase, in playing order. */
  readonly matches: readonly MatchRowView[];
  /** The runner-up. */
  readonly rivalId: string | undefined;
  /** The number of teams in the table. */
  readonly places: number;
}

/** The champion's path: its rank after each round of a league, or the rounds it won in a cup. */
export function ChampionPath({ competition, story, matches, rivalId, places }: ChampionPathProps) {
  const t = useTranslations('publicCompetition.finished');
  const { champion, rounds } = story;
  if (champion === null || matches.length === 0) return null;
  const { gender } = competition.category;
  const turns = turningPoints(rounds, matches, rivalId);
  const turnOf = new Map(turns.map(({ match, turn }) => [match.id, turn]));
  const shown = rounds.length > 0 ? turns.map(({ match }) => match) : matches;
  return (
    <Card title={t('path', { gender, kind: champion.competitorKind })} flush>
      {rounds.length > 2 && <Course rounds={rounds} places={places} />}
      <MatchRows
        matches={shown}
        withRound
        viewedTeamOf={() => champion.id}
        noteOf={({ id }) => {
          const turn = turnOf.get(id);
          return turn === undefined ? undefined : <b>{t(`turns.${turn}`, { gender })}</b>;
        }}
      />
    </Card>
  );
}

type Rounds = StoryData['rounds'];

function Course({ rounds, places }: { readonly rounds: Rounds; readonly places: number }) {
  const t = useTranslations('publicCompetition.finished');
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.said}>
        <InfoOutlined aria-hidden="true" />
        <span>{useCourseSentence(rounds)}</span>
      </figcaption>
      <Drawing rounds={rounds} places={places} />
      <Legend />
      <table className="visually-hidden">
        <caption>{t('afterEach')}</caption>
        <thead>
          <tr>
            {(['round', 'rank', 'result'] as const).map((heading) => (
              <th key={heading} scope="col">
                {t(`headings.${heading}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ round, rank, result }) => (
            <tr key={round}>
              <th scope="row">{round}</th>
              <td>{rank}</td>
              <td>{t(`results.${result ?? 'FREE'}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** "Empezó en el puesto 4, ganó 7 seguidos entre las jornadas 7 y 13 y se puso líder en la 12." */
function useCourseSentence(rounds: Rounds): string {
  const t = useTranslations('publicCompetition.finished.course');
  const locale = useLocale();
  const course = courseOf(rounds);
  if (course === null) return '';
  const { firstRank, run, leadsSince } = course;
  const ledAlways = leadsSince === rounds[0]?.round;
  const parts = [
    ledAlways ? t('always') : t('began', { rank: firstRank }),
    ...(run === null ? [] : [t('run', run)]),
    ...(ledAlways ? [] : [t('lead', { round: leadsSince })]),
  ];
  const text = joinNames({ locale }, parts);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** With more, letters would touch on a phone. */
const maxLetters = 18;

function Drawing({ rounds, places }: { readonly rounds: Rounds; readonly places: number }) {
  const t = useTranslations('publicCompetition.finished');
  const letters = useTranslations('standings.letters');
  const lowest = Math.max(places, ...rounds.map(({ rank }) => rank), 2);
  const x = (index: number) => (100 * index) / (rounds.length - 1);
  const y = (rank: number) => (100 * (rank - 1)) / (lowest - 1);
  const points = rounds.map(({ rank }, index) => `${x(index)},${y(rank)}`).join(' ');
  const ticks = [1, Math.ceil(lowest / 2), lowest].filter((rank, index, all) => all.indexOf(rank) === index);
  const step = Math.ceil(rounds.length / 8);
  return (
    <div aria-hidden="true" className={`${styles.chart} ${rounds.length > maxLetters ? styles.many : ''}`}>
      {ticks.map((rank) => (
        <span key={rank} className={styles.tick} style={at({ '--y': y(rank) })}>
          {t('place', { rank })}
        </span>
      ))}
      <div className={styles.plot}>
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.line}>
          <polygon points={`0,100 ${points} 100,100`} />
          <polyline points={points} />
        </svg>
        {rounds.map(({ round, rank, result }, index) => (
          <i
            key={round}
            className={`${styles.dot} ${styles[`dot${result ?? 'FREE'}`]}`}
            style={at({ '--x': x(index), '--y': y(rank) })}
          >
            {result !== null && letters(result)}
          </i>
        ))}
        {rounds.map(
          ({ round }, index) =>
            index % step === 0 && (
              <span key={round} className={styles.round} style={at({ '--x': x(index) })}>
                {t('roundInBrief', { round })}
              </span>
            ),
        )}
      </div>
    </div>
  );
}

const at = (vars: Readonly<Record<string, number>>) => vars as CSSProperties;

function Legend() {
  const t = useTranslations('publicCompetition.finished');
  const letters = useTranslations('standings.letters');
  return (
    <p aria-hidden="true" className={styles.legend}>
      {t('afterEach')}
      {(['W', 'D', 'L'] as const).map((result) => (
        <span key={result}>
          <i className={`${styles.key} ${styles[`dot${result}`]}`}>{letters(result)}</i>{' '}
          {t(`results.${result}`)}
        </span>
      ))}
    </p>
  );
}
