import { useTranslations } from 'next-intl';
import { Link } from '../../../i18n/navigation.ts';
import { Crest } from '../../../ui/identity/crest.tsx';
import type { ClassificationView } from '../../../ui/standings/index.ts';
import styles from './podium.module.css';

type Award = ClassificationView['awards'][number];

/** As they stand on it, from left to right. */
const steps = ['RUNNER_UP', 'CHAMPION', 'THIRD'] as const;
const places = { CHAMPION: 1, RUNNER_UP: 2, THIRD: 3 } as const;

/** The champion, and who came second and third; after a repechage two share the third step. */
export function Podium({ standings }: { readonly standings: ClassificationView }) {
  const t = useTranslations('publicCompetition');
  const { awards } = standings;
  if (!awards.some(({ kind }) => kind === 'CHAMPION')) return null;
  return (
    <section className={styles.podium} aria-label={t('podium')}>
      <ol className={styles.steps}>
        {steps.flatMap((kind) =>
          awards
            .filter((award) => award.kind === kind)
            .map(({ team }) => <Step key={`${kind} ${team.id}`} {...{ kind, standings, team }} />),
        )}
      </ol>
    </section>
  );
}

interface StepProps {
  readonly kind: (typeof steps)[number];
  readonly team: Award['team'];
  readonly standings: ClassificationView;
}

function Step({ kind, team, standings }: StepProps) {
  const t = useTranslations('publicCompetition');
  const points = finalPoints(standings, team.id);
  return (
    <li className={`${styles.step} ${styles[kind]}`}>
      <Crest
        name={team.name}
        url={team.avatarUrl}
        kind={team.competitorKind}
        width={kind === 'CHAMPION' ? 72 : 52}
      />
      <Link href={`/team/${team.id}`} className={styles.name}>
        {team.name}
      </Link>
      {points !== null && <span className={styles.points}>{t('pointCount', { points })}</span>}
      <span className={styles.block}>
        <b>{places[kind]}</b>
        {t(`awardKinds.${kind}`)}
      </span>
    </li>
  );
}

/** Where a table decided; a cup has no points. */
function finalPoints({ phases }: ClassificationView, teamId: string): number | null {
  const [table, ...others] = phases.at(-1)?.tables ?? [];
  if (table === undefined || others.length > 0) return null;
  return table.rows.find(({ team }) => team.id === teamId)?.points ?? null;
}
