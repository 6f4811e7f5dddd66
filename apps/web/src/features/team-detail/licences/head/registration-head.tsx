'use client';

import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import SendRounded from '@mui/icons-material/SendRounded';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../../../ui/navigation/button-link.tsx';
import { useProblemText } from '../../../licences/index.ts';
import { type TeamContext, teamUrls } from '../../team/use-team.ts';
import type { RegisteredPerson, RegistrationData } from '../people/use-registration.ts';
import styles from './head.module.css';
import { PrintLicences, type PrintLicencesProps } from './print-licences.tsx';
import { Ring } from './ring.tsx';
import { useWindowText } from './use-window-text.ts';

interface RegistrationHeadProps {
  readonly data: RegistrationData;
  readonly people: readonly RegisteredPerson[];
  readonly context: TeamContext;
  readonly printing: PrintLicencesProps;
  /** How many can be submitted now. */
  readonly ready: number;
  readonly isSending: boolean;
  readonly onChoose: () => void;
  readonly onSend: () => void;
}

/** The club's progress, its deadline, and the next step. */
export function RegistrationHead(props: RegistrationHeadProps) {
  const { data, people, context, printing, ready, isSending, onChoose, onSend } = props;
  const t = useTranslations('licences.club');
  const windowText = useWindowText();
  const { registered, complete, mayEnter } = data;
  const isEmpty = people.length === 0;
  const title = registered === 0 ? t(isEmpty ? 'notInTeam' : 'nobody') : t('ring', { complete, registered });
  return (
    <section className={styles.head}>
      {registered > 0 && <Ring done={complete} of={registered} />}
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>
          {isEmpty && `${t('notInTeamText')} `}
          {windowText(data)}
        </p>
      </div>
      <div className={styles.buttons}>
        {isEmpty && <ButtonLink href={`${teamUrls(context).team}?tab=members`}>{t('toSquad')}</ButtonLink>}
        {ready > 0 && (
          <Button variant="contained" startIcon={<SendRounded />} aria-disabled={isSending} onClick={onSend}>
            {isSending ? t('sending') : t('send', { count: ready })}
          </Button>
        )}
        {mayEnter && !isEmpty && (
          <Button
            variant={registered === 0 ? 'contained' : 'outlined'}
            startIcon={<HowToRegOutlined />}
            onClick={onChoose}
          >
            {t(registered === 0 ? 'register' : 'change')}
          </Button>
        )}
        {people.some(({ licence }) => licence?.state === 'APPROVED') && <PrintLicences {...printing} />}
      </div>
      {registered > 0 && <Problems data={data} people={people} />}
    </section>
  );
}

function Problems({ data, people }: Pick<RegistrationHeadProps, 'data' | 'people'>) {
  const nameOf = (id: string) => people.find(({ person }) => person.id === id)?.name ?? '';
  const problemText = useProblemText(nameOf);
  if (data.problems.length === 0) return null;
  return (
    <div className={styles.problems}>
      {data.problems.map((problem) => {
        const text = problemText(problem);
        return (
          <Notice key={text} tone="warning">
            {text}
          </Notice>
        );
      })}
    </div>
  );
}
