import { date } from '../lib/date.ts';
export const Button = () => import('../features/team/index.ts');
