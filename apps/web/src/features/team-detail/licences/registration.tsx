'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { fullName } from '../../../ui/identity/full-name.ts';
import { QueryState } from '../../../ui/list/query-state.tsx';
import { AnswersDialog, TeamQuestions, useHasQuestions } from '../../questions/index.ts';
import { useActedOn } from '../squad/people/use-acted-on.ts';
import type { TeamContext, TeamData } from '../team/use-team.ts';
import { RegistrationHead } from './head/registration-head.tsx';
import styles from './licences.module.css';
import { RegistrationList } from './list/registration-list.tsx';
import { groupOf } from './people/group-people.ts';
import { maySendDrafts } from './people/may-send-drafts.ts';
import type { RegistrationTask } from './people/registration-task.ts';
import { type RegistrationOffer, useRegistration } from './people/use-registration.ts';
import { useSend } from './people/use-send.ts';

const ChooseDialog = dynamic(() => import('./choose/choose-dialog.tsx').then((file) => file.ChooseDialog), {
  ssr: false,
});
const PersonDialogs = dynamic(
  () => import('../squad/person/person-dialogs.tsx').then((file) => file.PersonDialogs),
  { ssr: false },
);

interface RegistrationProps {
  readonly team: TeamData;
  readonly context: TeamContext;
  readonly offer: RegistrationOffer;
}

/** A team's squad in a competition: registered people, what's missing, and submitting. */
export function Registration({ team, context, offer }: RegistrationProps) {
  const t = useTranslations('licences.club');
  const key = { competitionId: offer.competition.id, teamId: team.id };
  const { query, people = [], squad } = useRegistration(key);
  const asksPeople = useHasQuestions(key.competitionId, 'PERSON');
  const { send, isSending } = useSend(key);
  const [task, setTask] = useState<RegistrationTask | null>(null);
  const ready = people.filter((person) => groupOf(person) === 'ready').map(({ person }) => person.id);
  const close = () => setTask(null);
  return (
    <QueryState query={query} errorTitle={t('failed')} heading="h2">
      {(data) => (
        <div className={styles.cards}>
          <RegistrationHead
            data={data}
            people={people}
            context={context}
            isSending={isSending}
            ready={maySendDrafts(data) ? ready.length : 0}
            printing={key}
            onChoose={() => setTask({ kind: 'choose' })}
            onSend={() => void send(ready)}
          />
          <TeamQuestions competitionId={key.competitionId} team={team} />
          {people.length > 0 && (
            <RegistrationList
              team={team}
              people={people}
              mayEnter={data.mayEnter}
              maySend={maySendDrafts(data)}
              asksPeople={asksPeople}
              onTask={setTask}
              onSend={(personId) => void send([personId])}
            />
          )}
          {task?.kind === 'choose' && (
            <ChooseDialog people={people} registration={offer} team={team} onClose={close} />
          )}
          {task !== null && task.kind !== 'choose' && (
            <PersonTask team={team} squad={squad} task={task} offer={offer} onClose={close} />
          )}
        </div>
      )}
    </QueryState>
  );
}

interface PersonTaskProps extends Pick<RegistrationProps, 'team' | 'offer'> {
  readonly squad: ReturnType<typeof useRegistration>['squad'];
  readonly task: Exclude<RegistrationTask, { readonly kind: 'choose' }>;
  readonly onClose: () => void;
}

function PersonTask({ team, offer, squad, task, onClose }: PersonTaskProps) {
  const t = useTranslations('questions');
  const actedOn = useActedOn(team);
  const { people = [], maySeeFacts } = squad;
  const person = people.find(({ personId }) => personId === task.personId);
  if (person === undefined) return null;
  if (task.kind === 'answers')
    return (
      <AnswersDialog
        competitionId={offer.competition.id}
        teamId={team.id}
        personId={person.personId}
        title={t('ofPerson', { name: fullName(person) })}
        onClose={onClose}
      />
    );
  const member = actedOn(person);
  return (
    <PersonDialogs
      task={task.kind}
      team={team}
      person={person}
      people={people}
      member={member}
      maySeeFacts={maySeeFacts}
      onClose={onClose}
    />
  );
}
