import { start } from '@traip/api';
export const look = 1;
