'use client';

import EditOutlined from '@mui/icons-material/EditOutlined';
import { useLocale, useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import { FormError, Notice } from '../../../ui/feedback/notice.tsx';
import { SwitchRow } from '../../../ui/fields/switch-row.tsx';
import { ButtonLink } from '../../../ui/navigation/button-link.tsx';
import { PreviewCard } from '../format/preview-card.tsx';
import type { Wizard } from '../state/use-wizard.ts';
import { type Step, steps } from '../step/steps.ts';
import styles from './review-step.module.css';
import { useSummary } from './use-summary.ts';

interface ReviewStepProps {
  readonly wizard: Wizard;
  readonly failure: string | null;
  readonly addressOf: (step: Step) => string;
}

/** The summary, and what is still missing. */
export function ReviewStep({ wizard, failure, addressOf }: ReviewStepProps) {
  const t = useTranslations('competitionWizard.review');
  const { draft, change } = wizard;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {failure !== null && <FormError>{failure}</FormError>}
        <Missing wizard={wizard} addressOf={addressOf} />
        <Card flush>
          <Summary wizard={wizard} addressOf={addressOf} />
        </Card>
        <Card title={t('publish')}>
          <SwitchRow
            label={t('publishNow')}
            hint={draft.publish ? t('publishText') : t('draftText')}
            checked={draft.publish}
            onChange={(publish) => change('publish', publish)}
          />
          {draft.teams.length === 0 && <Notice tone="info">{t('withoutTeams')}</Notice>}
        </Card>
      </div>
      <PreviewCard wizard={wizard} />
    </div>
  );
}

type PartProps = Pick<ReviewStepProps, 'wizard' | 'addressOf'>;

/** Each error with a link to its step. */
function Missing({ wizard, addressOf }: PartProps) {
  const t = useTranslations('competitionWizard');
  const locale = useLocale();
  const wrong = steps.flatMap((step) =>
    (wizard.problemsIn(step) ?? []).map((problem) => ({ step, ...problem })),
  );
  const isChecked = steps.every((step) => wizard.problemsIn(step) !== null);
  if (!isChecked) return null;
  if (wrong.length === 0) return <Notice tone="success">{t('review.ready')}</Notice>;
  return (
    <Notice tone="warning">
      <p className={styles.missing}>{t('review.missing')}</p>
      <ul className={styles.wrong}>
        {wrong.map(({ step, field, message }) => (
          <li key={`${field} ${message[locale]}`}>
            <ButtonLink href={addressOf(step)} variant="text" className={styles.fix ?? ''}>
              {t(`steps.${step}`)}
            </ButtonLink>
            <span>{message[locale]}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Summary({ wizard, addressOf }: PartProps) {
  const t = useTranslations('competitionWizard');
  return (
    <dl>
      {useSummary(wizard).map(({ step, lines }) => (
        <div key={step} className={styles.part}>
          <dt className={styles.name}>{t(`steps.${step}`)}</dt>
          <dd className={styles.lines}>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </dd>
          <dd>
            <ButtonLink
              href={addressOf(step)}
              variant="text"
              startIcon={<EditOutlined />}
              aria-label={t('review.changeStep', { step: t(`steps.${step}`) })}
            >
              {t('review.change')}
            </ButtonLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}
