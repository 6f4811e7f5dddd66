'use client';

import dynamic from 'next/dynamic';

/** Loaded when opened. */
export const AnswersDialog = dynamic(
  () => import('./answers/answers-dialog.tsx').then((file) => file.AnswersDialog),
  { ssr: false },
);
