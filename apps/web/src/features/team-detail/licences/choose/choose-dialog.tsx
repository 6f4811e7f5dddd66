'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { SubmitDialog } from '../../../../ui/form/submit-dialog.tsx';
import { useProblemText, useReasonText } from '../../../licences/index.ts';
import type { TeamData } from '../../team/use-team.ts';
import type { RegisteredPerson, RegistrationOffer } from '../people/use-registration.ts';
import styles from './choose.module.css';
import { ChooseRow } from './choose-row.tsx';
import { type AgainstRules, useChoose } from './use-choose.ts';

interface ChooseDialogProps {
  readonly people: readonly RegisteredPerson[];
  readonly registration: RegistrationOffer;
  readonly team: TeamData;
  readonly onClose: () => void;
}

/** Whom the club registers, with shirts, as players or staff. */
export function ChooseDialog({ people, registration, team, onClose }: ChooseDialogProps) {
  const t = useTranslations('licences.club.dialog');
  const ui = useTranslations('ui');
  const { competition } = registration;
  const key = { competitionId: competition.id, teamId: team.id };
  const { entries, change, markAll, save, busy, failure, against } = useChoose(key, people, onClose);
  const count = entries.filter(({ isIn }) => isIn).length;
  const isAnybodyOut = entries.some(({ isIn, isBarred }) => !isIn && !isBarred);
  return (
    <SubmitDialog
      title={t('title')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      label={t('save', { count })}
      busyLabel={ui('saving')}
      busy={busy}
      failure={failure}
    >
      <p>{t('text', { competition: competition.name })}</p>
      <div>
        <Button variant="text" onClick={() => markAll(isAnybodyOut)}>
          {t(isAnybodyOut ? 'all' : 'noneMarked')}
        </Button>
      </div>
      <ul className={styles.list}>
        {entries.map((entry) => {
          const person = people.find((one) => one.person.id === entry.personId);
          if (person === undefined) return null;
          return (
            <ChooseRow
              key={entry.personId}
              entry={entry}
              person={person}
              onChange={(to) => change(entry.personId, to)}
            />
          );
        })}
      </ul>
      {against !== null && <Against against={against} people={people} />}
    </SubmitDialog>
  );
}

interface AgainstProps extends Pick<ChooseDialogProps, 'people'> {
  readonly against: AgainstRules;
}

/** Every rule that the choice breaks, in sentences. */
function Against({ against, people }: AgainstProps) {
  const t = useTranslations('licences.club.dialog');
  const nameOf = (id: string) => people.find(({ person }) => person.id === id)?.name ?? '';
  const problemText = useProblemText(nameOf);
  const reasonText = useReasonText();
  const sentences = [
    ...against.problems.map(problemText),
    ...against.people.flatMap(({ personId, reasons }) =>
      reasons.map((reason) => t('personAgainst', { name: nameOf(personId), reason: reasonText(reason) })),
    ),
  ];
  return (
    <Notice tone="error">
      {t('against')}
      <ul className={styles.against}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  );
}
