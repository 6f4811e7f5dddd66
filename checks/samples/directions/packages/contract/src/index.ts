import { table } from '@traip/engine';
import { start } from '@traip/api';
export const call = table;
