'use client';

import { useState } from 'react';
import { type Happened, PlayerSheet } from './player-sheet.tsx';
import { type Leaving, SubstitutionSheet } from './substitution-sheet.tsx';

/** What the second tap on a pad is for: who it was, or who comes for whom. */
export function usePads() {
  const [happened, setHappened] = useState<Happened | null>(null);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const sheets = (
    <>
      {happened !== null && <PlayerSheet happened={happened} onClose={() => setHappened(null)} />}
      {leaving !== null && <SubstitutionSheet leaving={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
  return { onHappened: setHappened, onSubstitute: setLeaving, sheets };
}
