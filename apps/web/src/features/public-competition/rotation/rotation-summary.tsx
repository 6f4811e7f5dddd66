import { hasPartners } from '@traip/engine/formats';
import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { timeOfDay } from '../../../i18n/formats.ts';
import { Link } from '../../../i18n/navigation.ts';
import { Card } from '../../../ui/card.tsx';
import { Crest } from '../../../ui/identity/crest.tsx';
import { rulesOf, StandingsTable } from '../../../ui/standings/index.ts';
import {
  loadFixtures,
  loadMatches,
  loadStandings,
  type PublicCompetitionData,
} from '../../public-matches/index.ts';
import page from '../parts/public-competition.module.css';
import type { TabProps } from '../parts/tab-props.ts';
import { currentPhase } from '../summary/current-phase.ts';
import { SeeAll } from '../summary/see-all.tsx';
import styles from './rotation-summary.module.css';
import { type DrawnRound, roundsOf } from './rounds-of.ts';

/** The current phase, if it's played with changing partners. */
export function rotationOfNow({ phases }: PublicCompetitionData) {
  const phase = currentPhase(phases);
  const algorithm = phase?.broker?.algorithm ?? null;
  return phase !== undefined && hasPartners(algorithm) && phase.matches > 0
    ? { ...phase, algorithm }
    : undefined;
}

type Phase = NonNullable<ReturnType<typeof rotationOfNow>>;
type Fixtures = Awaited<ReturnType<typeof loadFixtures>>;
type Fixture = Fixtures['fixtures'][number];
type Player = NonNullable<Fixture['home']['team']>;
type Round = DrawnRound<Fixture, Player>;
type Played = Awaited<ReturnType<typeof loadMatches>>['items'][number];

/** An americano or mexicano in progress: the current courts, who rests, the table, and the next rounds. */
export async function RotationSummary({ competition }: TabProps) {
  const phase = rotationOfNow(competition);
  if (phase === undefined) return null;
  const [{ fixtures, byes, rounds }, standings] = await Promise.all([
    loadFixtures(competition.id, phase.id),
    loadStandings(competition.id, false),
  ]);
  const { current, next } = roundsOf(fixtures, byes);
  if (current === null) return null;
  const query = { phaseId: phase.id, round: current.number, limit: 100 };
  const { items } = await loadMatches(competition.id, query);
  const table = standings.phases.find(({ id }) => id === phase.id)?.tables[0];
  const rules = rulesOf(competition);
  const title = (await getTranslations('publicCompetition.rotation'))('table');
  return (
    <div className={styles.columns}>
      <div className={page.stack}>
        <CurrentRound round={current} total={rounds} matches={items} />
        {table !== undefined && rules !== null && (
          <Card title={title} aside={<SeeAll href={`/c/${competition.id}?tab=standings`} />} flush>
            <StandingsTable table={table} rules={rules} name={title} />
          </Card>
        )}
      </div>
      <NextRounds rounds={next} phase={phase} isLast={current.number >= rounds} />
    </div>
  );
}

interface CurrentRoundProps {
  readonly round: Round;
  readonly total: number;
  readonly matches: readonly Played[];
}

function CurrentRound({ round, total, matches }: CurrentRoundProps) {
  const t = useTranslations('publicCompetition.rotation');
  return (
    <Card title={t('round', { number: round.number, total })} flush>
      <ol className={styles.courts}>
        {round.fixtures.map((fixture, index) => (
          <Court
            key={fixture.key}
            fixture={fixture}
            number={index + 1}
            played={matches.find(({ id }) => id === fixture.match.id)}
          />
        ))}
      </ol>
      <Resting players={round.resting} />
    </Card>
  );
}

interface CourtProps {
  readonly fixture: Fixture;
  /** For a court without a name. */
  readonly number: number;
  readonly played: Played | undefined;
}

function Court({ fixture: { home, away, match }, number, played }: CourtProps) {
  const t = useTranslations('publicCompetition.rotation');
  const locale = useLocale();
  const score = played?.score ?? match.score;
  const isLive = match.state === 'IN_PROGRESS';
  const at = match.kickOff === null ? null : timeOfDay(locale, new Date(match.kickOff));
  return (
    <li>
      <Link href={`/m/${match.id}`} className={styles.court} data-live={isLive}>
        <span className={styles.head}>
          <b>{played?.field?.name ?? t('court', { number })}</b>
          <span>{isLive ? t('live') : score === null ? at : t('over')}</span>
        </span>
        <Pair team={home.team} points={score?.home} isAhead={score !== null && score.home > score.away} />
        <Pair team={away.team} points={score?.away} isAhead={score !== null && score.away > score.home} />
      </Link>
    </li>
  );
}

interface PairProps {
  readonly team: Player | null;
  readonly points: number | undefined;
  readonly isAhead: boolean;
}

function Pair({ team, points, isAhead }: PairProps) {
  const name = team?.name ?? '–';
  return (
    <span className={styles.pair} data-ahead={isAhead}>
      <Crest name={name} kind="PAIR" width={36} />
      <span className={styles.names}>
        {name.split(' / ').map((player) => (
          <span key={player}>{player}</span>
        ))}
      </span>
      <span className={styles.points}>{points ?? ''}</span>
    </span>
  );
}

function Resting({ players }: { readonly players: readonly Player[] }) {
  const t = useTranslations('publicCompetition.rotation');
  if (players.length === 0) return null;
  return (
    <p className={styles.resting}>
      <b>{t('resting', { count: players.length })}</b> {players.map(({ name }) => name).join(', ')}
    </p>
  );
}

interface NextRoundsProps {
  readonly rounds: readonly Round[];
  readonly phase: Phase;
  readonly isLast: boolean;
}

const roundsShown = 3;

/** All rounds of an americano are drawn; the next one of a mexicano depends on the table. */
function NextRounds({ rounds, phase, isLast }: NextRoundsProps) {
  const t = useTranslations('publicCompetition.rotation');
  const isDrawnLater = rounds.length === 0 && phase.algorithm === 'MEXICANO' && !isLast;
  if (rounds.length === 0 && !isDrawnLater) return null;
  const left = rounds.length - roundsShown;
  return (
    <Card title={t('next')} flush>
      {isDrawnLater && <p className={styles.later}>{t('drawnLater')}</p>}
      {rounds.slice(0, roundsShown).map(({ number, fixtures, resting }) => (
        <section key={number} className={styles.next} aria-label={t('shortRound', { number })}>
          <h3>{t('shortRound', { number })}</h3>
          <ul>
            {fixtures.map(({ key, home, away }) => (
              <li key={key}>
                <span>{home.team?.name}</span>
                <i>{t('versus')}</i>
                <span>{away.team?.name}</span>
              </li>
            ))}
          </ul>
          <Resting players={resting} />
        </section>
      ))}
      {left > 0 && <p className={styles.later}>{t('more', { count: left })}</p>}
    </Card>
  );
}
