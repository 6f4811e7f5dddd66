'use client';

import { useState } from 'react';
import { PlayerSheet, type PressedButton } from './player-sheet.tsx';
import { type StartedSubstitution, SubstitutionSheet } from './substitution-sheet.tsx';

/** The sheet for the second tap: the player, or the substitution. */
export function usePads() {
  const [happened, setHappened] = useState<PressedButton | null>(null);
  const [leaving, setLeaving] = useState<StartedSubstitution | null>(null);
  const sheets = (
    <>
      {happened !== null && <PlayerSheet happened={happened} onClose={() => setHappened(null)} />}
      {leaving !== null && <SubstitutionSheet leaving={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
  return { onHappened: setHappened, onSubstitute: setLeaving, sheets };
}
