'use client';

import { countsGames, type SportRules, sportByKey } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { SwitchRow } from '../fields/switch-row.tsx';
import { TextField } from '../fields/text-field.tsx';
import { type Override, valueAt, withValue } from './override.ts';
import styles from './rules-form.module.css';
import { TemplateFields } from './template-fields.tsx';

/** Editable rules, by path. Null: the sport has no such rule. */
const numbers = [
  ['points.win', 'pointsWin'],
  ['points.draw', 'pointsDraw'],
  ['points.loss', 'pointsLoss'],
  ['periods.n', 'periods'],
  ['periods.min', 'periodMinutes'],
  ['sets.bestOf', 'sets'],
  ['sets.to', 'setTo'],
  ['rubbers.sets.bestOf', 'sets'],
  ['rubbers.sets.to', 'setTo'],
  ['rubbers.sets.lastTo', 'lastSetTo'],
  ['onField', 'onField'],
  ['bench', 'bench'],
  ['minToStart', 'minToStart'],
] as const;

/** Individual and pairs sports have no bench, and a match in sets always has a winner. */
const isEditable = ({ mode, rubbers }: SportRules, path: string) =>
  (mode === 'TEAM' && rubbers === null) || !['onField', 'bench', 'minToStart'].includes(path);

/** Tennis and padel sets are counted in games. */
const hasGames = (sport: SportRules) =>
  sport.rubbers === null ? !sport.goalKinds.some(({ stat }) => stat === 'POINTS') : countsGames(sport);

/** Golf by holes has holes instead of periods. */
function labelKeyOf(sport: SportRules, key: (typeof numbers)[number][1]) {
  if (key === 'periods' && sport.scoring === 'HOLES') return 'holes';
  return key === 'setTo' && hasGames(sport) ? 'setGames' : key;
}

/** Scoring kinds that determine whether a match may end level. */
const settled: readonly SportRules['scoring'][] = ['RACE', 'SETS', 'RUBBERS'];

interface RulesFormProps {
  /** `FOOTBALL_7`: the base rules. */
  readonly variantKey: string;
  readonly override: Override;
  /** Errors by path. */
  readonly problem: (path: string) => string | undefined;
  readonly onChange: (override: Override) => void;
}

export function RulesForm({ variantKey, override, problem, onChange }: RulesFormProps) {
  const t = useTranslations('sportRules');
  const sport = sportByKey(variantKey);
  if (sport === null) return null;
  const fields = numbers.filter(([path]) => isEditable(sport, path));
  const change = (path: string, value: unknown) => onChange(withValue(sport, override, path, value));
  return (
    <>
      <TemplateFields variantKey={variantKey} override={override} onChange={onChange} />
      <div className={styles.grid}>
        {fields.map(([path, key]) => (
          <NumberRule
            key={path}
            label={t(`labels.${labelKeyOf(sport, key)}`)}
            usual={valueAt(sport, path)}
            changed={valueAt(override, path)}
            error={problem(path)}
            onChange={(value) => change(path, value)}
          />
        ))}
      </div>
      {!settled.includes(sport.scoring) && (
        <SwitchRow
          label={t('labels.drawLeague')}
          hint={t('drawHint')}
          checked={drawIn(sport, override)}
          onChange={(isAllowed) => change('draw.league', isAllowed)}
        />
      )}
    </>
  );
}

const drawIn = (sport: SportRules, override: Override) =>
  (valueAt(override, 'draw.league') ?? sport.draw.league) === true;

interface NumberRuleProps {
  readonly label: string;
  readonly usual: unknown;
  readonly changed: unknown;
  readonly error: string | undefined;
  readonly onChange: (value: unknown) => void;
}

function NumberRule({ label, usual, changed, error, onChange }: NumberRuleProps) {
  const t = useTranslations('sportRules');
  if (typeof usual !== 'number') return null;
  const isChanged = changed !== undefined;
  return (
    <TextField
      type="number"
      label={label}
      error={error}
      hint={isChanged ? t('usually', { value: usual }) : undefined}
      value={String(changed ?? usual)}
      input={{ inputMode: 'decimal', step: 'any' }}
      // An empty field restores the rule of the sport.
      onChange={(event) => onChange(event.target.value === '' ? usual : Number(event.target.value))}
    />
  );
}
