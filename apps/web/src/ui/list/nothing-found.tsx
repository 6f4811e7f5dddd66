'use client';

import Button from '@mui/material/Button';
import { EmptyState } from '../feedback/state.tsx';

interface NothingFoundProps {
  readonly title: string;
  readonly text: string;
  /** "Quitar los filtros" */
  readonly clear: string;
  readonly onClear: () => void;
}

export function NothingFound({ title, text, clear, onClear }: NothingFoundProps) {
  const action = (
    <Button variant="outlined" onClick={onClear}>
      {clear}
    </Button>
  );
  return (
    <EmptyState heading="h2" title={title} action={action}>
      {text}
    </EmptyState>
  );
}
