'use client';

import AddRounded from '@mui/icons-material/AddRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import { useTranslations } from 'next-intl';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { DateField } from '../../../ui/date/date-field.tsx';
import { TimeField } from '../../../ui/date/time-field.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { DraftRace } from '../draft/draft.ts';
import { withFirstDay, withFirstKickOff } from '../draft/quick-draft.ts';
import { emptyRace, usualGolf } from '../draft/races.ts';
import type { Wizard } from '../state/use-wizard.ts';
import { GolfChoices } from './golf-choices.tsx';
import { raceKindOf } from './race-kind-of.ts';
import styles from './races-card.module.css';
import { StepCard } from './step-card.tsx';

const maxRaces = 30;

/** For competitions of races: the event and its start. Entries come later. */
export function RacesCard({ wizard }: { readonly wizard: Wizard }) {
  const t = useTranslations('competitionWizard.quick');
  const { draft, change, changeAll, problem, variant } = wizard;
  const kind = raceKindOf(variant);
  const { races, competition, calendar } = draft;
  const set = (at: number, race: DraftRace) => change('races', races.with(at, race));
  return (
    <>
      <StepCard title={t('races', { kind })} isDone={races.every(({ name }) => name.trim() !== '')}>
        <ul className={styles.races}>
          {races.map((race, at) => (
            <RaceFields
              // biome-ignore lint/suspicious/noArrayIndexKey: races have no id before they are created
              key={at}
              number={at + 1}
              race={race}
              kind={kind}
              problem={problem}
              onChange={(next) => set(at, next)}
              onRemove={
                races.length > 1
                  ? () =>
                      change(
                        'races',
                        races.filter((_, index) => index !== at),
                      )
                  : null
              }
            />
          ))}
        </ul>
        {races.length < maxRaces && (
          <Button
            variant="text"
            startIcon={<AddRounded />}
            className={styles.add}
            onClick={() => change('races', [...races, emptyRace])}
          >
            {t('addRace', { kind })}
          </Button>
        )}
        {problem('races') !== undefined && <Notice tone="error">{problem('races')}</Notice>}
      </StepCard>
      <StepCard title={t('raceDay')} isDone={competition.startsOn !== ''}>
        <div className={styles.when}>
          <DateField
            label={t('firstDay')}
            value={competition.startsOn}
            error={problem('competition.startsOn')}
            onChange={({ target }) => changeAll(withFirstDay(draft, target.value))}
          />
          <TimeField
            label={t('raceStart', { kind })}
            value={calendar.windows[0]?.from ?? ''}
            onChange={({ target }) => changeAll(withFirstKickOff(draft, target.value))}
          />
        </div>
      </StepCard>
    </>
  );
}

interface RaceFieldsProps {
  readonly race: DraftRace;
  readonly kind: ReturnType<typeof raceKindOf>;
  readonly number: number;
  readonly problem: Wizard['problem'];
  readonly onChange: (race: DraftRace) => void;
  readonly onRemove: (() => void) | null;
}

function RaceFields({ race, kind, number, problem, onChange, onRemove }: RaceFieldsProps) {
  const t = useTranslations('competitionWizard.quick');
  const field = `races.${number - 1}`;
  return (
    <li className={`${styles.race} ${kind === 'GOLF' ? styles.golf : ''}`}>
      <TextField
        label={t('raceName', { kind })}
        value={race.name}
        placeholder={t('raceExample', { kind })}
        error={problem(`${field}.name`)}
        autoComplete="off"
        input={{ maxLength: 80 }}
        onChange={({ target }) => onChange({ ...race, name: target.value })}
      />
      {kind === 'GOLF' ? (
        <GolfChoices golf={race.golf ?? usualGolf} onChange={(golf) => onChange({ ...race, golf })} />
      ) : (
        <TextField
          label={t('raceDistance')}
          value={race.km}
          error={problem(`${field}.distance`) && t('distanceWrong')}
          autoComplete="off"
          input={{ inputMode: 'decimal', maxLength: 8 }}
          onChange={({ target }) => onChange({ ...race, km: target.value })}
        />
      )}
      {onRemove !== null && (
        <IconButton
          aria-label={t('removeRace', { name: race.name || t('raceNumber', { number, kind }) })}
          onClick={onRemove}
        >
          <DeleteOutlineRounded />
        </IconButton>
      )}
    </li>
  );
}
