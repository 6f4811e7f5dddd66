'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { teamApi } from '../../../../lib/api/browser.ts';
import { FormDialog } from '../../../../ui/dialog/dialog.tsx';
import { FormError } from '../../../../ui/feedback/notice.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useFailureMessage } from '../../../../ui/form/use-failure-message.ts';
import { fullName } from '../../../../ui/identity/full-name.ts';
import { CreatedQrView } from '../../../team-qr/index.ts';
import { useTeamChange } from '../../team/use-team.ts';
import type { Person } from '../people/use-squad.ts';
import styles from './invite-dialog.module.css';

interface InviteDialogProps {
  readonly team: { readonly id: string; readonly name: string };
  readonly person: Person;
  readonly onClose: () => void;
}

const adultAt = 18;

/** Long enough to be handed over at the next training session. */
const hours = 24 * 14;

/** An invitation for one person, who takes over their recorded data or becomes the child's guardian. */
export function InviteDialog({ team, person, onClose }: InviteDialogProps) {
  const t = useTranslations('squad.invite');
  const failureMessage = useFailureMessage();
  const change = useTeamChange();
  const [createdQr, setCreatedQr] = useState<Awaited<ReturnType<typeof teamApi.createQr>> | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { personId, email, age } = person;
  const [address, setAddress] = useState(email ?? '');
  const name = fullName(person);
  const makeQr = () =>
    teamApi
      .createQr({ body: { teamId: team.id, personId, hours } })
      .then(setCreatedQr, (reason: unknown) => setFailure(failureMessage(reason, t('failed'))));
  const sendEmail = async () => {
    const body = { teamId: team.id, email: address, personId };
    const isSent = await change(() => teamApi.invite({ body }), {
      done: t('sent', { email: address }),
      failed: t('failed'),
    });
    if (isSent) onClose();
  };
  return (
    <FormDialog open title={t('title', { name })} onClose={onClose}>
      {createdQr === null ? (
        <div className={styles.ways}>
          <p>{t('text', { name })}</p>
          {failure !== null && <FormError>{failure}</FormError>}
          <Button variant="contained" onClick={() => void makeQr()}>
            {t('qr')}
          </Button>
          <TextField
            type="email"
            label={age !== null && age < adultAt ? t('guardianAddress') : t('address')}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
          <Button variant="outlined" disabled={address === ''} onClick={() => void sendEmail()}>
            {t('send')}
          </Button>
        </div>
      ) : (
        <CreatedQrView qr={createdQr} team={team} />
      )}
    </FormDialog>
  );
}
