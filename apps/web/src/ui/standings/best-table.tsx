import { setsOfWin } from '@traip/contract';
import type { SportRules } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { Card } from '../card.tsx';
import { Crest } from '../identity/crest.tsx';
import { unitOf } from './criterion.ts';
import { explain } from './explain.ts';
import styles from './phase-standings.module.css';
import type { StandingsText } from './standings-text.ts';
import type { BestView } from './types.ts';
import { numberText } from './value-text.ts';

interface BestTableProps {
  readonly best: BestView;
  readonly rules: SportRules;
}

/** Teams of one position across groups, best first, with who qualifies. */
export function BestTable({ best, rules }: BestTableProps) {
  const t = useTranslations('standings');
  const locale = useLocale();
  const { position, places, rows } = best;
  const names = new Map(rows.map(({ team }) => [team.id, team.name]));
  const texts: StandingsText = { t, locale, unit: unitOf(rules), sets: setsOfWin(rules), names };
  return (
    <Card title={t('best', { position })} flush>
      <p className={styles.note}>{t('bestText', { places })}</p>
      <table className={styles.best} aria-label={t('best', { position })}>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{t('team', { kind: rows[0]?.team.competitorKind ?? 'TEAM' })}</th>
            <th scope="col">{t('columns.PTS.short')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.team.id} className={index < places ? styles.in : undefined}>
              <td>{row.rank}</td>
              <th scope="row">
                <span className={styles.who}>
                  <Crest
                    name={row.team.name}
                    url={row.team.avatarUrl}
                    kind={row.team.competitorKind}
                    width={24}
                  />
                  <span>
                    {row.team.name} · {t('group', { group: row.group })}
                    {index < places && <span className={styles.why}>{t('bestCut')}</span>}
                    <span className={styles.why}>
                      {explain(texts, { row, above: rows[index - 1], below: undefined }).sentences.join(' ')}
                    </span>
                  </span>
                </span>
              </th>
              <td>{numberText(locale, row.points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
