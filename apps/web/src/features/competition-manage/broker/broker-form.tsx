'use client';

import { isManual, type ObjectSchema, takesQualifiers } from '@traip/engine/formats';
import { useTranslations } from 'next-intl';
import { ParamsForm } from '../../../ui/broker-params/params-form.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Fields } from '../../../ui/form/form-frame.tsx';
import styles from './broker.module.css';
import { SeedField } from './seed-field.tsx';
import type { Algorithm } from './use-broker.ts';
import type { useBrokerForm } from './use-broker-form.ts';

interface BrokerFormProps {
  readonly algorithms: readonly Algorithm[];
  readonly form: ReturnType<typeof useBrokerForm>;
  /** Parameters that have no meaning in its sport. */
  readonly hidden: readonly string[];
}

/** The format of a phase, its parameters and the seed of its draw. */
export function BrokerForm({ algorithms, form, hidden }: BrokerFormProps) {
  const t = useTranslations('competitionManage.broker');
  const { draft, change, refused } = form;
  const chosen = algorithms.find(({ key }) => key === draft.algorithm);
  return (
    <Fields>
      <SelectField
        label={t('algorithm')}
        hint={chosen?.description}
        value={draft.algorithm}
        onChange={({ target }) => {
          const algorithm = algorithms.find(({ key }) => key === target.value);
          change({ algorithm: algorithm?.key ?? '', params: {} });
        }}
        options={algorithms.map(({ key, name }) => ({ value: key, label: name }))}
      />
      {chosen !== undefined && (
        <div>
          <ParamsForm
            // The contract carries the schema as the engine defines it.
            schema={chosen.params as unknown as ObjectSchema}
            defaults={chosen.defaults}
            value={draft.params}
            hidden={hidden}
            problem={(name) => (refused.has(name) ? t('paramRefused') : undefined)}
            onChange={(params) => change({ params })}
          />
          {takesQualifiers(chosen.key) && <GroupNames form={form} defaults={chosen.defaults} />}
        </div>
      )}
      {chosen !== undefined && !isManual(chosen.key) && (
        <SeedField seed={draft.seed} onChange={(seed) => change({ seed })} />
      )}
    </Fields>
  );
}

interface GroupNamesProps {
  readonly form: BrokerFormProps['form'];
  readonly defaults: Algorithm['defaults'];
}

/** Which groups of the previous phase lead into this one. */
function GroupNames({ form: { draft, change, refused }, defaults }: GroupNamesProps) {
  const t = useTranslations('competitionManage.broker');
  const groups = draft.params.groups ?? defaults.groups;
  return (
    <div className={styles.names}>
      <TextField
        label={t('groups')}
        hint={t('groupsHint')}
        error={refused.has('groups') ? t('paramRefused') : undefined}
        defaultValue={Array.isArray(groups) ? groups.join(', ') : ''}
        onChange={({ target }) => change({ params: { ...draft.params, groups: namesIn(target.value) } })}
      />
    </div>
  );
}

const namesIn = (text: string) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
