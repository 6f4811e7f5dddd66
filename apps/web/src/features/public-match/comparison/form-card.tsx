import { useTranslations } from 'next-intl';
import { Link } from '../../../i18n/navigation.ts';
import { Card } from '../../../ui/card.tsx';
import { Crest } from '../../../ui/identity/crest.tsx';
import type { ComparisonData, PublicMatchData } from '../data/load.ts';
import { FigureBars } from './figure-bars.tsx';
import styles from './form-card.module.css';
import { LastMatch } from './last-match.tsx';

interface FormCardProps {
  readonly match: PublicMatchData;
  readonly comparison: ComparisonData;
}

/** The last matches of both sides, and their place in the table. */
export function FormCard({ match, comparison }: FormCardProps) {
  const t = useTranslations('publicMatch');
  const sides = (['home', 'away'] as const).flatMap((side) => {
    const team = match[side];
    const last = comparison.form[side];
    return team === null || last.length === 0 ? [] : [{ team, last }];
  });
  if (sides.length === 0) return null;
  return (
    <Card title={t('form.title')} aside={<span className={styles.aside}>{t('form.latestFirst')}</span>}>
      <div className={styles.sides}>
        {sides.map(({ team, last }) => (
          <section key={team.id}>
            <h3 className={styles.team}>
              <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={24} />
              <Link href={`/team/${team.id}`}>{team.name}</Link>
            </h3>
            <ul>
              {last.map((played) => (
                <LastMatch key={played.id} match={played} teamId={team.id} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <FigureBars match={match} table={comparison.table} />
    </Card>
  );
}
