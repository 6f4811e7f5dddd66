import type { contract } from '@traip/contract';
import type { Handlers } from '../../../platform/routing/handler.ts';
import { papers } from './list-papers.ts';
import { openPaper } from './open-paper.ts';
import { recordPaper } from './record-paper.ts';
import { withdrawPaper } from './withdraw-paper.ts';

export const paperHandlers: Omit<
  Handlers<typeof contract>['consent'],
  'remind' | 'printForms' | 'printForm'
> = {
  papers,
  recordPaper,
  withdrawPaper,
  openPaper,
};
