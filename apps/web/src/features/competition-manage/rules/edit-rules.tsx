'use client';

import { overrideRules, sportByKey } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { Card } from '../../../ui/card.tsx';
import { FormError, Notice } from '../../../ui/feedback/notice.tsx';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx';
import type { Override } from '../../../ui/sport-rules/override.ts';
import { RulesForm } from '../../../ui/sport-rules/rules-form.tsx';
import type { CompetitionData } from '../data/use-competition.ts';
import styles from './rules.module.css';
import { useRulesForm } from './use-rules-form.ts';

/** Rules can be changed until the first match. */
export function EditRules({ competition }: { readonly competition: CompetitionData }) {
  const t = useTranslations();
  const { override, setOverride, isDirty, busy, failure, isStale, save } = useRulesForm(competition);
  const variant = competition.category.sportVariantKey;
  const wrong = wrongIn(variant, override);
  return (
    <Card title={t('competitionManage.rules.change')}>
      <form
        method="post"
        noValidate
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          if (wrong.size === 0) void save();
        }}
      >
        <UnsavedGuard dirty={isDirty} />
        <RulesForm
          variantKey={variant}
          override={override}
          problem={(path) => (wrong.has(path) ? t('competitionManage.rules.wrong') : undefined)}
          onChange={setOverride}
        />
        {isStale && <Notice tone="warning">{t('competitionManage.overtaken')}</Notice>}
        {failure !== null && <FormError>{failure}</FormError>}
        <div className={styles.save}>
          <SubmitButton label={t('ui.save')} busyLabel={t('ui.saving')} busy={busy} />
        </div>
      </form>
    </Card>
  );
}

/** Rules the sport refuses, by path. */
function wrongIn(variant: string, override: Override): ReadonlySet<string> {
  const sport = sportByKey(variant);
  const rules = sport === null ? null : overrideRules(sport, override);
  return new Set(rules !== null && 'breach' in rules ? rules.problems.map(({ path }) => path) : []);
}
