import InfoOutlined from '@mui/icons-material/InfoOutlined';
import type { StandingColumnKey } from '@traip/contract';
import type { CompetitorKind } from '@traip/engine';
import { useTranslations } from 'next-intl';
import type { ExplainedStep, Explanation } from './explain.ts';
import styles from './row-detail.module.css';
import type { StandingsText } from './standings-text.ts';
import type { MiniView } from './types.ts';
import { signed } from './value-text.ts';

interface RowDetailProps {
  /** The kind of competitor. */
  readonly kind: CompetitorKind;
  readonly explanation: Explanation;
  readonly notes: readonly string[];
  /** Columns that don't fit on a phone. */
  readonly numbers: readonly { readonly key: StandingColumnKey; readonly value: string }[];
  readonly texts: StandingsText;
}

/** The explanation: sentences, the mini table of the tie, and each criterion. */
export function RowDetail({ kind, explanation, notes, numbers, texts }: RowDetailProps) {
  return (
    <div className={styles.detail}>
      <div className={styles.said}>
        <InfoOutlined aria-hidden="true" className={styles.icon} />
        <div>
          {[...explanation.sentences, ...notes].map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </div>
      <Numbers numbers={numbers} texts={texts} />
      {(explanation.mini.length > 0 || explanation.steps.length > 0) && (
        <div className={styles.parts}>
          {explanation.mini.length > 0 && <Mini rows={explanation.mini} kind={kind} texts={texts} />}
          {explanation.steps.length > 0 && <Steps steps={explanation.steps} />}
        </div>
      )}
    </div>
  );
}

function Numbers({ numbers, texts: { unit, sets } }: Pick<RowDetailProps, 'numbers' | 'texts'>) {
  const t = useTranslations('standings');
  if (numbers.length === 0) return null;
  return (
    <dl className={styles.numbers} aria-label={t('numbers')}>
      {numbers.map(({ key, value }) => (
        <div key={key}>
          <dt>{t(`columns.${key}.long`, { unit, sets })}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface MiniProps extends Pick<RowDetailProps, 'kind' | 'texts'> {
  readonly rows: readonly MiniView[];
}

function Mini({ rows, kind, texts: { names, locale } }: MiniProps) {
  const t = useTranslations('standings');
  const maxPoints = Math.max(1, ...rows.map(({ points }) => points));
  return (
    <table className={styles.mini}>
      <caption>{t('mini')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('team', { kind })}</th>
          <th scope="col">{t('miniPlayed')}</th>
          <th scope="col">{t('miniBalance')}</th>
          <th scope="col">{t('miniPoints')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.team}
            style={{ '--share': `${(100 * row.points) / maxPoints}%` } as React.CSSProperties}
          >
            <th scope="row">{names.get(row.team) ?? row.team}</th>
            <td>{row.played}</td>
            <td>{signed(locale, row.for - row.against)}</td>
            <td>{row.points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const signs: Record<ExplainedStep['outcome'], string> = {
  LEVEL: '=',
  OTHERS: '~',
  SKIPPED: '–',
  DECIDES: '✓',
};

function Steps({ steps }: { readonly steps: readonly ExplainedStep[] }) {
  const t = useTranslations('standings');
  return (
    <div>
      <h3 className={styles.title}>{t('criteria')}</h3>
      <ol className={styles.steps}>
        {steps.map(({ key, outcome, criterion, text }) => (
          <li key={key} className={outcome === 'DECIDES' ? styles.hit : undefined}>
            <span aria-hidden="true" className={styles.sign}>
              {signs[outcome]}
            </span>
            <span>
              <b className={styles.criterion}>{criterion}</b>
              <span className={styles.text}>{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
