import { type Gender, standingColumns } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { Link } from '../../../i18n/navigation.ts';
import { Crest } from '../../../ui/identity/crest.tsx';
import { type ClassificationView, rulesOf } from '../../../ui/standings/index.ts';
import { finalTableOf } from '../parts/final-table.ts';
import styles from './podium.module.css';

type Award = ClassificationView['awards'][number];

/** In podium order, from left to right. */
const steps = ['RUNNER_UP', 'CHAMPION', 'THIRD'] as const;
const places = { CHAMPION: 1, RUNNER_UP: 2, THIRD: 3 } as const;

interface PodiumProps {
  readonly competition: Parameters<typeof rulesOf>[0];
  readonly standings: ClassificationView;
  readonly gender: Gender;
}

/** The champion, second and third; after a repechage two share the third step. */
export function Podium({ competition, standings, gender }: PodiumProps) {
  const t = useTranslations('publicCompetition');
  const { awards } = standings;
  if (!awards.some(({ kind }) => kind === 'CHAMPION')) return null;
  return (
    <section className={styles.podium} aria-label={t('podium')}>
      <Confetti />
      <ol className={styles.steps}>
        {steps.flatMap((kind) =>
          awards
            .filter((award) => award.kind === kind)
            .map(({ team }) => (
              <Step
                key={`${kind} ${team.id}`}
                kind={kind}
                competition={competition}
                standings={standings}
                gender={gender}
                team={team}
              />
            )),
        )}
      </ol>
    </section>
  );
}

interface StepProps extends PodiumProps {
  readonly kind: (typeof steps)[number];
  readonly team: Award['team'];
}

/** In points if the table has them: boxing and tennis count wins. */
function Step({ kind, team, competition, standings, gender }: StepProps) {
  const t = useTranslations('publicCompetition');
  const row = finalTableOf(standings)?.rows.find((one) => one.team.id === team.id);
  const rules = rulesOf(competition);
  const hasPoints = rules === null || standingColumns(rules).some(({ key }) => key === 'PTS');
  return (
    <li className={`${styles.step} ${styles[kind]}`}>
      <Crest
        name={team.name}
        url={team.avatarUrl}
        kind={team.competitorKind}
        width={kind === 'CHAMPION' ? 76 : 52}
      />
      <Link href={`/team/${team.id}`} className={styles.name}>
        {team.name}
      </Link>
      {row !== undefined && (
        <span className={styles.points}>
          {hasPoints
            ? t('pointCount', { points: row.points })
            : t('finished.won', { count: row.won + row.overtimeWon })}
        </span>
      )}
      <span className={styles.block}>
        <b>{places[kind]}</b>
        {t(`finished.podium.${kind}`, { gender, kind: team.competitorKind })}
      </span>
    </li>
  );
}

/** Left, top and rotation: static, and above all text. */
const papers = [
  [4, 10, 20],
  [12, 30, 70],
  [20, 4, 140],
  [29, 22, 45],
  [37, 6, 100],
  [63, 8, 30],
  [71, 26, 120],
  [79, 6, 60],
  [88, 24, 10],
  [95, 12, 80],
] as const;

function Confetti() {
  return (
    <svg
      aria-hidden="true"
      className={styles.confetti}
      viewBox="0 0 100 40"
      preserveAspectRatio="xMidYMin slice"
    >
      {papers.map(([x, y, turn], index) => (
        <rect
          key={x}
          className={styles[`paper${index % 3}`]}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          width="1.6"
          height="0.8"
        />
      ))}
    </svg>
  );
}
