'use client';

import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import TimerOutlined from '@mui/icons-material/TimerOutlined';
import IconButton from '@mui/material/IconButton';
import dynamic from 'next/dynamic';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRouter } from '../../i18n/navigation.ts';
import { raceApi } from '../../lib/api/race.ts';
import { useConfirm } from '../../ui/dialog/confirm.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../ui/navigation/button-link.tsx';
import { TextLink } from '../../ui/navigation/text-link.tsx';
import { LinkTabs } from '../../ui/tabs/link-tabs.tsx';
import { AddRace } from './add-race.tsx';
import type { RacesProps } from './data/races-props.ts';
import { type RaceData, useRaceChange } from './data/use-races.ts';
import { useGolfSummary } from './golf/use-golf-summary.ts';
import { PublicationChip } from './publish/publication-chip.tsx';
import { PublishButtons } from './publish/publish-buttons.tsx';
import styles from './races.module.css';
import { Results } from './results/results.tsx';
import { RoundPanel } from './rounds/round-panel.tsx';
import { RoundTabs } from './rounds/round-tabs.tsx';
import { StartList } from './start/start-list.tsx';

const RaceDialog = dynamic(() => import('./form/race-dialog.tsx').then((file) => file.RaceDialog), {
  ssr: false,
});

const RoundsDialog = dynamic(() => import('./rounds/rounds-dialog.tsx').then((file) => file.RoundsDialog), {
  ssr: false,
});

const Cards = dynamic(() => import('./golf/cards/cards.tsx').then((file) => file.Cards), { ssr: false });
const Marker = dynamic(() => import('./golf/marker/marker.tsx').then((file) => file.Marker), { ssr: false });

interface RaceDetailProps extends RacesProps {
  readonly race: RaceData;
  /** A competition with a single race has no list to go back to. */
  readonly isOnly: boolean;
  /** From the heats to the finals; empty for a race without rounds. */
  readonly rounds: readonly RaceData[];
}

const raceViews = ['start', 'results'] as const;
const golfViews = ['start', 'results', 'marker'] as const;

export function RaceDetail(props: RaceDetailProps) {
  const t = useTranslations('races');
  const line = useTranslations('raceLine');
  const { orgCode, competitionId, race, rounds, isOnly, mayManage, mayTime, address, kind } = props;
  const requestedView = useSearchParams().get('view');
  const views = kind === 'GOLF' && mayTime ? golfViews : raceViews;
  const view = views.find((item) => item === requestedView) ?? 'start';
  const { name, edition, reason } = race;
  const golfSummary = useGolfSummary();
  return (
    <div className={styles.detail}>
      {!isOnly && <TextLink href={address}>{t('back', { kind })}</TextLink>}
      <div className={styles.head}>
        <h2 className={styles.title}>
          {name} <PublicationChip publication={race.publication} />
        </h2>
        {mayManage && <RaceActions {...props} />}
        {mayManage && isOnly && <AddRace competitionId={competitionId} kind={kind} />}
        {mayTime && race.kind === 'TIME' && (
          <ButtonLink
            variant="outlined"
            href={`/dashboard/${orgCode}/races/${competitionId}/${race.id}`}
            startIcon={<TimerOutlined />}
          >
            {line('open')}
          </ButtonLink>
        )}
        {mayTime && <PublishButtons competitionId={competitionId} race={race} />}
      </div>
      {edition > 1 && (
        <Notice tone="info">
          {[t('publish.edition', { edition }), reason && t('publish.because', { reason })]
            .filter(Boolean)
            .join(' · ')}
        </Notice>
      )}
      {rounds.length > 0 && <RoundTabs rounds={rounds} address={address} />}
      <LinkTabs
        param="view"
        label={t('viewsOf', { name })}
        items={views.map((item) => ({
          href: `${address}&race=${race.id}${item === 'start' ? '' : `&view=${item}`}`,
          label: t(`views.${item}`, { kind }),
        }))}
      />
      {race.golf !== null && <p className={styles.quiet}>{golfSummary(race.golf)}</p>}
      <View {...props} view={view} />
    </div>
  );
}

function View({ view, ...props }: RaceDetailProps & { readonly view: (typeof golfViews)[number] }) {
  const { competitionId, race, mayTime } = props;
  if (view === 'start') return <StartList {...props} />;
  if (race.golf === null)
    return (
      <>
        {race.advance !== null && <RoundPanel competitionId={competitionId} race={race} mayTime={mayTime} />}
        <Results competitionId={competitionId} race={race} mayTime={mayTime} />
      </>
    );
  const golfed = { competitionId, race, mayTime, golf: race.golf };
  return view === 'marker' ? <Marker {...golfed} /> : <Cards {...golfed} />;
}

function RaceActions({ competitionId, race, rounds, address, kind }: RaceDetailProps) {
  const t = useTranslations('races');
  const router = useRouter();
  const confirm = useConfirm();
  const change = useRaceChange();
  const [isEditing, setEditing] = useState(false);
  const [isPlanning, setPlanning] = useState(false);
  const remove = async () => {
    const question = {
      title: t('delete', { kind }),
      text: t('deleteText', { name: race.name }),
      danger: true,
    };
    if (!(await confirm({ ...question, confirmLabel: t('delete', { kind }) }))) return;
    const messages = { done: t('deleted', { kind }), failed: t('deleteFailed', { kind }) };
    if (await change(() => raceApi.delete({ params: { competitionId, raceId: race.id } }), messages))
      router.replace(address);
  };
  return (
    <span className={styles.icons}>
      <IconButton aria-label={t('edit', { kind })} onClick={() => setEditing(true)}>
        <EditOutlined />
      </IconButton>
      {kind === 'RACE' && race.eventId === null && (
        <IconButton aria-label={t('rounds.title')} onClick={() => setPlanning(true)}>
          <AccountTreeOutlined />
        </IconButton>
      )}
      {race.results === 0 && race.eventId === null && (
        <IconButton aria-label={t('delete', { kind })} onClick={() => void remove()}>
          <DeleteOutlineRounded />
        </IconButton>
      )}
      {isPlanning && (
        <RoundsDialog
          competitionId={competitionId}
          race={race}
          rounds={rounds}
          onClose={() => setPlanning(false)}
        />
      )}
      {isEditing && (
        <RaceDialog competitionId={competitionId} race={race} kind={kind} onClose={() => setEditing(false)} />
      )}
    </span>
  );
}
