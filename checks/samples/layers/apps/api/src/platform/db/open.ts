import { start } from '../jobs/jobs.ts';

export const open = () => start();
