import CheckRounded from '@mui/icons-material/CheckRounded';
import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { Card } from '../../ui/card.tsx';
import { Crest } from '../../ui/identity/crest.tsx';
import { PlayerLink } from '../../ui/identity/player-link.tsx';
import { StateChip } from '../../ui/identity/state-chip.tsx';
import { usePlayerName } from '../../ui/identity/use-player-name.ts';
import type { LineupData, PublicMatchData } from './data/load.ts';
import { rulesOf } from './data/rules-of.ts';
import styles from './lineups.module.css';
import { pitchPlaces } from './pitch-places.ts';
import { PlayerActionMarks } from './player-action-marks.tsx';
import { type PlayerAction, playerActions } from './player-actions.ts';

type ActionsByPlayer = ReadonlyMap<string, readonly PlayerAction[]>;

/** On a pitch, and as equivalent lists. */
export function Lineups({ match }: { readonly match: PublicMatchData }) {
  const t = useTranslations('publicMatch');
  const { home, away } = match.lineups;
  const isConfirmed = [home, away].every((lineup) => lineup === null || lineup.confirmedAt !== null);
  const hasPitch = rulesOf(match).roles.goalkeeper;
  const actions = playerActions(match);
  return (
    <Card
      title={t('lineups')}
      aside={
        isConfirmed && (
          <StateChip tone="success" icon={<CheckRounded />}>
            {t('confirmed')}
          </StateChip>
        )
      }
    >
      {hasPitch && (
        <ul className={styles.pitch} aria-hidden="true">
          {home !== null && <OnPitch lineup={home} side="home" actions={actions} />}
          {away !== null && <OnPitch lineup={away} side="away" actions={actions} />}
        </ul>
      )}
      <div className={styles.lists}>
        {[home, away].map(
          (lineup) =>
            lineup !== null && <List key={lineup.id} lineup={lineup} match={match} actions={actions} />,
        )}
      </div>
    </Card>
  );
}

interface OnPitchProps {
  readonly lineup: LineupData;
  readonly side: 'home' | 'away';
  readonly actions: ActionsByPlayer;
}

function OnPitch({ lineup, side, actions }: OnPitchProps) {
  const starters = lineup.players.filter(({ place }) => place === 'STARTER');
  return pitchPlaces(starters).map(({ player, along, across }) => {
    const position = { '--x': `${side === 'home' ? along : 100 - along}%`, '--y': `${across}%` };
    const own = actions.get(player.player.id) ?? [];
    const cards = own.filter(({ type }) => type === 'YELLOW' || type === 'RED');
    return (
      <li key={player.player.id} className={styles[side]} style={position as CSSProperties}>
        <b>
          {player.shirt ?? '·'}
          {own.some(({ type }) => type === 'GOAL') && <i className={styles.ball} />}
          {cards.length > 0 && <i className={`${styles.card} ${styles[cards.at(-1)?.type ?? '']}`} />}
        </b>
        <span>{player.player.surnames.split(' ')[0] || player.player.firstName}</span>
      </li>
    );
  });
}

interface ListProps {
  readonly lineup: LineupData;
  readonly match: PublicMatchData;
  readonly actions: ActionsByPlayer;
}

function List({ lineup: { team, players }, match, actions }: ListProps) {
  const t = useTranslations('publicMatch');
  const playerName = usePlayerName();
  const parts = [
    { key: 'STARTER', title: t('starters') },
    { key: 'BENCH', title: t('bench') },
  ] as const;
  return (
    <div>
      <h3 className={styles.team}>
        <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={24} /> {team.name}
      </h3>
      {parts.map(({ key, title }) => {
        const own = players.filter(({ place }) => place === key);
        return (
          own.length > 0 && (
            <div key={key}>
              <h4 className={styles.part}>{title}</h4>
              <ul>
                {own.map(({ player, shirt, isCaptain, isGoalkeeper }) => (
                  <li key={player.id} className={styles.player}>
                    <b>{shirt ?? ''}</b>
                    <span className={styles.name}>
                      <PlayerLink player={player}>{playerName(player, shirt)}</PlayerLink>{' '}
                      {isCaptain && <abbr title={t('captain')}>{t('captainShort')}</abbr>}
                    </span>
                    <PlayerActionMarks actions={actions.get(player.id) ?? []} match={match} />
                    {isGoalkeeper && <span className={styles.role}>{t('goalkeeper')}</span>}
                  </li>
                ))}
              </ul>
            </div>
          )
        );
      })}
    </div>
  );
}
