import { start } from '@traip/api';
import { look } from '../../../checks/run.ts';
