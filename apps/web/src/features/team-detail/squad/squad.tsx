'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { duplicatesOfTeam, PossibleDuplicates, SettledDuplicates } from '../../person-duplicates/index.ts';
import { InvitationList } from '../members/invitation-list.tsx';
import { InviteCard } from '../members/invite-card.tsx';
import type { TeamContext, TeamData } from '../team/use-team.ts';
import { Claims } from './claims.tsx';
import { useSquad } from './people/use-squad.ts';
import styles from './squad.module.css';
import { SquadHead, type SquadTask } from './squad-head.tsx';
import { SquadList } from './squad-list.tsx';

const SquadPasteDialog = dynamic(
  () => import('./add/paste-dialog.tsx').then((file) => file.SquadPasteDialog),
  {
    ssr: false,
  },
);
const AddDialog = dynamic(() => import('./add/add-dialog.tsx').then((file) => file.AddDialog), {
  ssr: false,
});
const QrDialog = dynamic(() => import('../../team-qr/index.ts').then((file) => file.QrDialog), {
  ssr: false,
});

const SquadGrid = dynamic(() => import('./grid/squad-grid.tsx').then((file) => file.SquadGrid), {
  ssr: false,
});

/** The people of a team, for those who run it. */
export function Squad({ team, context }: { team: TeamData; context: TeamContext }) {
  const [task, setTask] = useState<SquadTask | null>(null);
  const [isGrid, setGrid] = useState(false);
  const squad = useSquad(team.id);
  const { people } = squad;
  const duplicates = duplicatesOfTeam(team.id);
  const close = () => setTask(null);
  return (
    <div className={styles.cards}>
      <SquadHead
        teamId={team.id}
        count={people?.length ?? team.memberCount}
        hasMinors={people?.some(({ consent }) => consent !== null) ?? false}
        onTask={setTask}
      />
      <Claims teamId={team.id} />
      <PossibleDuplicates source={duplicates} />
      <SettledDuplicates source={duplicates} />
      {isGrid && people ? (
        <SquadGrid
          teamId={team.id}
          people={people}
          maySeeFacts={squad.maySeeFacts}
          onClose={() => setGrid(false)}
        />
      ) : (
        <SquadList {...squad} team={team} context={context} onTask={setTask} onGrid={() => setGrid(true)} />
      )}
      <InviteCard team={team} />
      <InvitationList team={team} />
      {task === 'paste' && <SquadPasteDialog team={team} squad={people ?? []} onClose={close} />}
      {task === 'add' && <AddDialog team={team} onClose={close} />}
      {task === 'qr' && <QrDialog team={team} onClose={close} />}
    </div>
  );
}
