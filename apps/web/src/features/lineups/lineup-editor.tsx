'use client';

import LockOutlined from '@mui/icons-material/LockOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { FormError, Notice } from '../../ui/feedback/notice.tsx';
import { EmptyState } from '../../ui/feedback/state.tsx';
import { SubmitButton } from '../../ui/fields/submit-button.tsx';
import { UnsavedGuard } from '../../ui/form/unsaved-guard.tsx';
import { usePlayerName } from '../../ui/identity/use-player-name.ts';
import { QueryState } from '../../ui/list/query-state.tsx';
import { type AttendanceData, useAttendance } from '../attendance/index.ts';
import { usePrintSheet } from '../downloads/index.ts';
import { Builder } from './builder/builder.tsx';
import { Ready } from './builder/ready.tsx';
import { type Draft, draftOf, isBarred, type LineupData } from './draft/draft.ts';
import { Force } from './force.tsx';
import styles from './lineups.module.css';
import { Problems } from './problems.tsx';
import { type LineupKey, useLineup, useSaveLineup } from './use-lineup.ts';

interface LineupEditorProps extends LineupKey {
  /** Where the team's licences are completed; undefined if the reader can't. */
  readonly fixHref?: string;
  /** Attendance is only for the team's own people. */
  readonly isOfTeam?: boolean;
  /** Reports unsaved changes to a parent that closes the editor without leaving the page. */
  readonly onDirty?: (isDirty: boolean) => void;
}

/** Starters on the field, bench, numbers, captain and goalkeeper. */
export function LineupEditor({ onDirty, fixHref, isOfTeam = false, ...team }: LineupEditorProps) {
  const t = useTranslations('lineups');
  const query = useLineup(team);
  const { data: attendance } = useAttendance(team, isOfTeam);
  return (
    <QueryState query={query} errorTitle={t('failed')} heading="h2">
      {(data) => (
        <Editor
          key={team.teamId}
          team={team}
          data={data}
          attendance={attendance}
          onDirty={onDirty}
          fixHref={fixHref ?? null}
        />
      )}
    </QueryState>
  );
}

interface Edited {
  readonly draft: Draft;
  readonly formation: string | null;
}

interface EditorProps {
  readonly team: LineupKey;
  readonly data: LineupData;
  readonly attendance: AttendanceData | undefined;
  readonly onDirty: LineupEditorProps['onDirty'] | undefined;
  readonly fixHref: string | null;
}

function Editor({ team, data, attendance, onDirty, fixHref }: EditorProps) {
  const t = useTranslations('lineups');
  const [edited, setEdited] = useState<Edited | null>(null);
  const [force, setForce] = useState(false);
  const [protest, setProtest] = useState('');
  const { save, busy, failure, code } = useSaveLineup(team, () => setEdited(null));
  const isDirty = edited !== null;
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  const { lineup, rules, actions } = data;
  const mayWrite = actions.includes('save');
  const playerName = usePlayerName();
  const draft = edited?.draft ?? draftOf(data, playerName);
  const formation = edited === null ? (lineup?.formation ?? null) : edited.formation;
  const print = usePrintSheet(team.matchId);
  const shown = mayWrite ? draft : draft.filter(({ place }) => place !== null);
  if (shown.length === 0)
    return (
      <EmptyState heading="h2" title={t(mayWrite ? 'noPlayers' : 'none')}>
        {t(mayWrite ? 'noPlayersText' : 'noneText')}
      </EmptyState>
    );
  return (
    <form
      method="post"
      noValidate
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        void save(lineup, draft, { formation, confirm: true, force, protest });
      }}
    >
      <UnsavedGuard dirty={isDirty} />
      <State data={data} />
      <Builder
        data={data}
        formation={formation}
        fixHref={fixHref}
        attendance={attendance}
        draft={shown}
        isForced={force}
        onChange={(draft, formation) => setEdited({ draft, formation })}
      />
      {(edited === null || failure !== null) && lineup !== null && (
        <Problems problems={data.problems} draft={draft} />
      )}
      {failure !== null && <FormError>{failure}</FormError>}
      <Force
        force={force}
        setForce={setForce}
        protest={protest}
        setProtest={setProtest}
        isSuspended={code === 'PLAYER_SUSPENDED'}
        mayProtest={mayWrite && data.mayForce && data.isEnforced && draft.some(isBarred)}
      />
      {lineup !== null && (
        <Button startIcon={<PrintOutlined />} className={styles.print} onClick={() => void print()}>
          {t('print')}
        </Button>
      )}
      {mayWrite && (
        <div className={styles.foot}>
          <Ready draft={draft} rules={rules} />
          <Button
            variant="outlined"
            size="large"
            aria-disabled={busy !== null}
            onClick={() => void save(lineup, draft, { formation, confirm: false, force, protest })}
          >
            {t('save')}
          </Button>
          <SubmitButton label={t('confirm')} busyLabel={t('confirming')} busy={busy === 'confirm'} />
        </div>
      )}
    </form>
  );
}

function State({ data: { lineup, actions } }: { readonly data: LineupData }) {
  const t = useTranslations('lineups');
  if (lineup === null) return <Notice tone="info">{t('states.NONE')}</Notice>;
  if (!actions.includes('save'))
    return (
      <p className={styles.locked}>
        <LockOutlined aria-hidden="true" />
        <span>
          {t(`states.${lineup.state}`)} {t('isFixed')}
        </span>
      </p>
    );
  return (
    <Notice tone={lineup.state === 'DRAFT' ? 'warning' : 'success'}>{t(`states.${lineup.state}`)}</Notice>
  );
}
