'use client';

import CloseRounded from '@mui/icons-material/CloseRounded';
import RepeatRounded from '@mui/icons-material/RepeatRounded';
import { useTranslations } from 'next-intl';
import { answerOf } from '../../../lib/attendee.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Segments } from '../../../ui/choice/segments.tsx';
import type { AttendanceData } from '../../attendance/index.ts';
import type { Draft, DraftPlayer, LineupData } from '../draft/draft.ts';
import { LineupList } from '../draft/lineup-list.tsx';
import { Bench } from './bench.tsx';
import styles from './builder.module.css';
import { repeat, takeAllOut } from './changes.ts';
import { Field } from './field.tsx';
import { formationsFor } from './formation.ts';
import { SelectionBar } from './selection-bar.tsx';
import { Squad } from './squad.tsx';
import { type AnswersOf, type Building, useBuilding } from './use-building.ts';

interface BuilderProps {
  readonly data: LineupData;
  readonly draft: Draft;
  readonly formation: string | null;
  readonly isForced: boolean;
  readonly fixHref: string | null;
  readonly attendance: AttendanceData | undefined;
  readonly onChange: (draft: Draft, formation: string | null) => void;
}

/** The lineup on the field of its sport, with the bench below and the squad beside it. */
export function Builder({ data, draft, formation, isForced, fixHref, attendance, onChange }: BuilderProps) {
  const choices = formationsFor(data.rules);
  const current = formation !== null && choices.includes(formation) ? formation : (choices[0] ?? null);
  const building = useBuilding({
    draft,
    data,
    isForced,
    answers: answersIn(attendance),
    onChange: (changed) => onChange(changed, current),
  });
  const { mayWrite } = building;
  return (
    <div className={styles.builder}>
      <div className={styles.main}>
        {mayWrite && (
          <Tools
            building={building}
            choices={choices}
            current={current}
            previous={data.previous}
            onFormation={(chosen) => onChange(draft, chosen)}
            onRepeat={(changed, then) => onChange(changed, then ?? current)}
          />
        )}
        {current === null ? (
          <LineupList draft={draft} />
        ) : (
          <Field building={building} formation={current} sportVariantKey={data.sportVariantKey} />
        )}
        {mayWrite && <SelectionBar building={building} />}
        <Bench building={building} />
      </div>
      {mayWrite && (
        <Squad building={building} fixHref={fixHref} attendance={attendance} isEnforced={data.isEnforced} />
      )}
    </div>
  );
}

function answersIn(attendance: AttendanceData | undefined): AnswersOf {
  return new Map(
    attendance?.people.flatMap((each) => {
      const answer = answerOf(each);
      return answer === null ? [] : [[each.person.id, answer] as const];
    }),
  );
}

interface ToolsProps {
  readonly building: Building;
  readonly choices: readonly string[];
  readonly current: string | null;
  readonly previous: LineupData['previous'];
  readonly onFormation: (formation: string) => void;
  readonly onRepeat: (draft: Draft, formation: string | null) => void;
}

function Tools({ building, choices, current, previous, onFormation, onRepeat }: ToolsProps) {
  const t = useTranslations('lineups');
  const { draft, rules, change, isExcluded, answerOf: answer } = building;
  const isOut = (player: DraftPlayer) =>
    isExcluded(player) || player.suspension !== null || answer(player.playerId) === 'NOT_GOING';
  return (
    <div className={styles.tools}>
      {choices.length > 1 && (
        <Segments
          label={t('formation')}
          options={choices.map((value) => ({ value, label: value }))}
          value={current}
          onChange={onFormation}
        />
      )}
      {previous !== null && (
        <Button
          variant="outlined"
          startIcon={<RepeatRounded />}
          onClick={() => onRepeat(repeat(draft, previous, isOut), previous.formation)}
        >
          {t('repeatLast')}
        </Button>
      )}
      {draft.some(({ place }) => place !== null) && (
        <Button
          variant="outlined"
          startIcon={<CloseRounded />}
          onClick={() => change(takeAllOut(draft, rules))}
        >
          {t('empty')}
        </Button>
      )}
    </div>
  );
}
