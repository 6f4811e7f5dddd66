'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { entryApi } from '../../../lib/api/browser.ts';
import { rankingApi } from '../../../lib/api/ranking.ts';
import { useConfirm } from '../../../ui/dialog/confirm.tsx';
import { FormDialog } from '../../../ui/dialog/dialog.tsx';
import { FormError } from '../../../ui/feedback/notice.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { NumberStepper } from '../../../ui/fields/number-stepper.tsx';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import { Fields } from '../../../ui/form/form-frame.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { SeedList } from '../../../ui/seed-list/seed-list.tsx';
import { type CompetitionData, useInvalidateCompetitions } from '../data/use-competition.ts';
import { inSeedOrder, seedsOf } from './seeded.ts';
import styles from './teams.module.css';

interface SeedsDialogProps {
  readonly competition: CompetitionData;
  readonly onClose: () => void;
}

/** The seeds of all teams, edited as one list. */
export function SeedsDialog({ competition, onClose }: SeedsDialogProps) {
  const t = useTranslations();
  const seeds = useSeeds(competition, onClose);
  const { teams, setTeams, count, setCount, failure, busy, ordering, save, leave, byRanking } = seeds;
  return (
    <FormDialog
      open
      title={t('competitionSeeds.title')}
      onClose={() => void leave()}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      actions={
        <>
          <Button variant="outlined" size="large" onClick={() => void leave()}>
            {t('ui.cancel')}
          </Button>
          <SubmitButton
            label={t('competitionSeeds.save')}
            busyLabel={ordering ? t('competitionSeeds.ordering') : t('ui.saving')}
            busy={busy || ordering}
          />
        </>
      }
    >
      <Fields>
        <p>{t('competitionSeeds.text')}</p>
        <NumberStepper
          label={t('competitionSeeds.count')}
          hint={t('competitionSeeds.countHint')}
          min={0}
          max={teams.length}
          value={count}
          onChange={setCount}
        />
        <Button variant="outlined" disabled={busy || ordering} onClick={() => void byRanking()}>
          {t('competitionSeeds.byRanking')}
        </Button>
        {failure !== null && <FormError>{failure}</FormError>}
        <div className={styles.seeds}>
          <SeedList
            teams={teams}
            onChange={setTeams}
            aside={(_, index) =>
              index >= count && <span className={styles.quiet}>{t('competitionSeeds.none')}</span>
            }
          />
        </div>
      </Fields>
    </FormDialog>
  );
}

function useSeeds(competition: CompetitionData, onClose: () => void) {
  const t = useTranslations('competitionSeeds');
  const confirm = useConfirm();
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateCompetitions();
  const [before] = useState(() => inSeedOrder(competition.entries));
  const seeded = before.filter(({ seed }) => seed !== null).length;
  // Without any seeds, all teams are to be seeded.
  const [count, setCount] = useState(seeded === 0 ? before.length : seeded);
  const [teams, setTeams] = useState<readonly (typeof before)[number][]>(before);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [ordering, setOrdering] = useState(false);
  const isChanged = teams.some(({ key }, index) => key !== before[index]?.key);

  const leave = async () => {
    const question = { title: t('leave'), text: t('leaveText'), confirmLabel: t('discard') };
    if (!isChanged || (await confirm({ ...question, danger: true }))) onClose();
  };
  const save = async () => {
    if (busy || ordering) return;
    setBusy(true);
    setFailure(null);
    try {
      await entryApi.seed({ body: { competitionId: competition.id, seeds: seedsOf(teams, count) } });
      await invalidate();
      toast(t('saved'));
      onClose();
    } catch (reason) {
      setFailure(failureMessage(reason, t('failed')));
      setBusy(false);
    }
  };
  /** Applies the order of the Traip's ranking. It's saved with the other changes. */
  const byRanking = async () => {
    setOrdering(true);
    setFailure(null);
    try {
      const { entries } = await rankingApi.seed({ body: { competitionId: competition.id, mode: 'PREVIEW' } });
      const order = new Map(entries.map(({ team }, index) => [team.id, index]));
      setTeams(teams.toSorted((one, other) => (order.get(one.key) ?? 0) - (order.get(other.key) ?? 0)));
      setCount(entries.filter(({ seed }) => seed !== null).length);
    } catch (reason) {
      setFailure(failureMessage(reason, t('failed')));
    } finally {
      setOrdering(false);
    }
  };
  return { teams, setTeams, count, setCount, failure, busy, ordering, save, leave, byRanking };
}
