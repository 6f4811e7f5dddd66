import { date } from './lib/date.ts';
