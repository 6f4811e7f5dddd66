'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { entryApi } from '../../../lib/api/browser.ts';
import { FormDialog } from '../../../ui/dialog/dialog.tsx';
import { FormError } from '../../../ui/feedback/notice.tsx';
import { EmptyState } from '../../../ui/feedback/state.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { Crest } from '../../../ui/identity/crest.tsx';
import { QueryState } from '../../../ui/list/query-state.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { type ManagedCompetition, useInvalidateCompetitions } from '../data/use-competition.ts';
import styles from './teams.module.css';
import { type Candidate, useCandidates } from './use-entries.ts';

interface AddTeamDialogProps extends ManagedCompetition {
  readonly onClose: () => void;
}

/** Enters existing teams, one click each; the dialog stays open. */
export function AddTeamDialog({ competition, orgCode, onClose }: AddTeamDialogProps) {
  const t = useTranslations('competitionManage.teams');
  const [search, setSearch] = useState('');
  const query = useCandidates(orgCode, search);
  const { seed, setSeed, add, busyWith, failure } = useAddEntry(competition.id);
  const entered = new Set(
    competition.entries.filter(({ status }) => status !== 'REJECTED').map(({ team }) => team.id),
  );
  return (
    <FormDialog
      open
      title={t('add', { kind: 'TEAM' })}
      onClose={onClose}
      actions={
        <Button variant="outlined" size="large" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <div className={styles.adding}>
        <SearchField label={t('searchCandidates')} value={search} onSearch={setSearch} />
        <TextField
          label={t('seedOptional')}
          hint={t('seedHint')}
          type="number"
          value={seed}
          onChange={({ target }) => setSeed(target.value)}
          input={{ min: 1, max: 1024, inputMode: 'numeric' }}
        />
        {failure !== null && <FormError>{failure}</FormError>}
        <QueryState
          query={query}
          errorTitle={t('failed')}
          isEmpty={({ total }) => total === 0}
          empty={<EmptyState title={t('noCandidates')}>{t('noCandidatesText')}</EmptyState>}
        >
          {({ items }) => (
            <Candidates teams={items} entered={entered} busyWith={busyWith} onAdd={(id) => void add(id)} />
          )}
        </QueryState>
      </div>
    </FormDialog>
  );
}

interface CandidatesProps {
  readonly teams: readonly Candidate[];
  readonly entered: ReadonlySet<string>;
  readonly busyWith: string | null;
  readonly onAdd: (teamId: string) => void;
}

function Candidates({ teams, entered, busyWith, onAdd }: CandidatesProps) {
  const t = useTranslations('competitionManage.teams');
  return (
    <ul className={styles.candidates}>
      {teams.map(({ id, name, code, avatarUrl }) => (
        <li key={id} className={styles.candidate}>
          <Crest name={name} url={avatarUrl} width={28} />
          <span className={styles.words}>
            <b className={styles.name}>{name}</b>
            <span className={styles.quiet}>{code}</span>
          </span>
          {entered.has(id) ? (
            <span className={styles.quiet}>{t('isIn')}</span>
          ) : (
            <Button
              variant="outlined"
              aria-label={t('addOf', { name })}
              aria-disabled={busyWith !== null}
              onClick={() => onAdd(id)}
            >
              {busyWith === id ? t('adding') : t('addOne')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function useAddEntry(competitionId: string) {
  const t = useTranslations('competitionManage.teams');
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateCompetitions();
  const [seed, setSeed] = useState('');
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const add = async (teamId: string) => {
    if (busyWith !== null) return;
    setBusyWith(teamId);
    setFailure(null);
    try {
      await entryApi.add({ body: { competitionId, teamId, seed: seed === '' ? null : Number(seed) } });
      // Seeds have no gaps.
      if (seed !== '') setSeed(String(Number(seed) + 1));
      await invalidate();
    } catch (reason) {
      setFailure(failureMessage(reason, t('addFailed')));
    } finally {
      setBusyWith(null);
    }
  };
  return { seed, setSeed, add, busyWith, failure };
}
