'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Card } from '../../../../ui/card.tsx';
import { CheckList } from '../../../../ui/choice/check-list.tsx';
import { Segments } from '../../../../ui/choice/segments.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { EmptyState } from '../../../../ui/feedback/state.tsx';
import type { EntryData } from '../../data/use-races.ts';
import { useRunnerName } from '../../start/runner-name.ts';
import type { GolfProps } from '../golf-props.ts';
import { useField } from '../use-field.ts';
import { HoleForm } from './hole-form.tsx';
import styles from './marker.module.css';

/** One hole at a time, for the marker who walks with the players. */
export function Marker(props: GolfProps) {
  const t = useTranslations();
  const { competitionId, race, golf } = props;
  const { data = [] } = useField({ competitionId, raceId: race.id });
  const [chosen, setRound] = useState<number | null>(null);
  const round = chosen ?? roundNow(data, golf.rounds);
  const [bibs, setBibs] = useState<readonly string[]>([]);
  const [isScoring, setScoring] = useState(false);
  if (race.publication === 'OFFICIAL') return <Notice tone="info">{t('golf.marker.official')}</Notice>;
  if (race.entries === 0)
    return (
      <Card>
        <EmptyState title={t('races.start.none')}>{t('races.start.noneText', { kind: 'GOLF' })}</EmptyState>
      </Card>
    );
  const players = data.filter(({ bib }) => bibs.includes(bib));
  if (isScoring && players.length > 0)
    return <HoleForm {...props} players={players} round={round} onLeave={() => setScoring(false)} />;
  return (
    <Card title={t('golf.marker.who')}>
      <div className={styles.choose}>
        {golf.rounds > 1 && (
          <Segments
            label={t('golf.cards.rounds')}
            options={Array.from({ length: golf.rounds }, (_, at) => ({
              value: `${at + 1}`,
              label: t('golf.cards.round', { round: at + 1 }),
            }))}
            value={`${round}`}
            onChange={(value) => setRound(Number(value))}
          />
        )}
        <Groups players={data} onChoose={setBibs} />
        <Players players={data} bibs={bibs} setBibs={setBibs} />
        <Button
          variant="contained"
          size="large"
          disabled={players.length === 0}
          onClick={() => setScoring(true)}
        >
          {t('golf.marker.start', { count: players.length })}
        </Button>
      </div>
    </Card>
  );
}

/** The last round that has begun. */
function roundNow(players: readonly EntryData[], rounds: number): number {
  const played = players.map(({ result }) => result?.card.length ?? 0);
  return Math.min(rounds, Math.max(1, ...played));
}

interface GroupsProps {
  readonly players: readonly EntryData[];
  readonly onChoose: (bibs: readonly string[]) => void;
}

/** Players in the same group are selected together. */
function Groups({ players, onChoose }: GroupsProps) {
  const t = useTranslations('golf.marker');
  const groups = [...Map.groupBy(players, ({ heat }) => heat)]
    .flatMap(([group, members]) => (group === null ? [] : [{ group, members }]))
    .sort((a, b) => a.group - b.group);
  if (groups.length === 0) return null;
  return (
    <div className={styles.groups}>
      {groups.map(({ group, members }) => (
        <Button key={group} variant="outlined" onClick={() => onChoose(members.map(({ bib }) => bib))}>
          {[t('group', { group }), members[0]?.teeTime].filter(Boolean).join(' · ')}
        </Button>
      ))}
    </div>
  );
}

interface PlayersProps {
  readonly players: readonly EntryData[];
  readonly bibs: readonly string[];
  readonly setBibs: (bibs: readonly string[]) => void;
}

function Players({ players, bibs, setBibs }: PlayersProps) {
  const t = useTranslations('golf.marker');
  const nameOf = useRunnerName();
  const inPlay = players.filter(({ result }) => (result?.status ?? result?.verdict ?? null) === null);
  return (
    <CheckList
      legend={t('players')}
      options={inPlay.map((entry) => ({
        value: entry.bib,
        label: nameOf(entry),
        hint: [entry.bib, entry.heat === null ? t('noGroup') : t('group', { group: entry.heat })].join(' · '),
      }))}
      value={bibs}
      onChange={setBibs}
    />
  );
}
