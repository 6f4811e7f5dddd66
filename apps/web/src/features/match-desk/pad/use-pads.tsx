'use client';

import { useState } from 'react';
import { useDeskContext } from '../data/desk-context.tsx';
import { peopleOf } from '../data/people.ts';
import { useRegister } from '../data/use-register.ts';
import { PlayerSheet, type PressedButton } from './player-sheet.tsx';
import { type StartedSubstitution, SubstitutionSheet } from './substitution-sheet.tsx';

/** The sheet for the second tap: the player, or the substitution. Individual sports need no second tap. */
export function usePads() {
  const [pressed, setPressed] = useState<PressedButton | null>(null);
  const registerAtOnce = useRegisterAtOnce();
  const [leaving, setLeaving] = useState<StartedSubstitution | null>(null);
  const sheets = (
    <>
      {pressed !== null && <PlayerSheet pressed={pressed} onClose={() => setPressed(null)} />}
      {leaving !== null && <SubstitutionSheet leaving={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
  const onPress = (pressed: PressedButton) => {
    if (!registerAtOnce(pressed)) setPressed(pressed);
  };
  return { onPress, onSubstitute: setLeaving, sheets };
}

/** Whether the event was registered without asking for more. */
function useRegisterAtOnce(): (pressed: PressedButton) => boolean {
  const { desk, substitutions } = useDeskContext();
  const register = useRegister();
  return ({ button, team, side, at, period }) => {
    const [kind, ...otherKinds] = button.kinds;
    const [player, ...others] = peopleOf(desk, side, substitutions).players;
    if (team.competitorKind !== 'INDIVIDUAL' || otherKinds.length > 0 || others.length > 0) return false;
    const playerInput = player === undefined ? {} : { playerId: player.playerId };
    register({ type: button.type, teamId: team.id, period, kind, ...playerInput }, at, player?.name ?? null);
    return true;
  };
}
